#if !canImport(Darwin)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Calls that the C library has and its Swift module does not show.
  ///
  /// Some are declared for `_GNU_SOURCE` only, the others are variadic. Looking them up by name also tells what an older
  /// library lacks. The variadic ones take integers alone, which travel the same way on the processors of Linux.
  enum HiddenCalls {
    typealias AddFolder =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) ->
      Int32
    typealias AddCloseFrom =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    private typealias Prctl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    private typealias Syscall = @convention(c) (Int, Int, Int) -> Int

    /// `posix_spawn_file_actions_addchdir_np`: glibc 2.29, musl 1.1.24.
    static let addFolder = function("posix_spawn_file_actions_addchdir_np", as: AddFolder.self)
    /// `posix_spawn_file_actions_addclosefrom_np`: glibc 2.34.
    static let addCloseFrom = function(
      "posix_spawn_file_actions_addclosefrom_np", as: AddCloseFrom.self)

    /// Makes orphans among our descendants our own children, so that we can find and reap them (prctl(2)).
    static func becomeSubreaper() {
      let setChildSubreaper: Int32 = 36
      _ = function("prctl", as: Prctl.self)?(setChildSubreaper, 1, 0, 0, 0)
    }

    /// A descriptor that is readable once the process has ended, or -1 (pidfd_open(2), Linux 5.3).
    static func processDescriptor(of process: pid_t) -> Int32 {
      // The same number on every processor, as for all calls that are newer than 5.1.
      let pidfdOpen = 434
      return Int32(function("syscall", as: Syscall.self)?(pidfdOpen, Int(process), 0) ?? -1)
    }

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
  }
#endif
