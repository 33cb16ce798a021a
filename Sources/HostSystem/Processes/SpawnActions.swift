import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a child does with its descriptors and its folder before it becomes the program.
struct SpawnActions: ~Copyable {
  #if canImport(Darwin)
    var value: posix_spawn_file_actions_t?
  #else
    var value = posix_spawn_file_actions_t()
  #endif

  init(for command: Command) throws(LaunchFailure) {
    let code = posix_spawn_file_actions_init(&value)
    guard code == 0 else { throw LaunchFailure(errno: code, of: command) }
  }

  deinit {
    var value = value
    posix_spawn_file_actions_destroy(&value)
  }

  mutating func open(_ path: String, as descriptor: Int32) {
    posix_spawn_file_actions_addopen(&value, descriptor, path, O_RDONLY, 0)
  }

  mutating func duplicate(_ source: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&value, source, descriptor)
  }

  /// False where the C library is too old to start a child in another folder.
  mutating func enter(_ folder: Path) -> Bool {
    #if canImport(Darwin)
      return posix_spawn_file_actions_addchdir_np(&value, folder.string) == 0
    #else
      return HiddenCalls.addFolder?(&value, folder.string) == 0
    #endif
  }

  /// Closes all but the standard streams; Darwin does so by an attribute.
  mutating func closeOthers() {
    #if !canImport(Darwin)
      if let closeFrom = HiddenCalls.addCloseFrom {
        _ = closeFrom(&value, 3)
        return
      }
      // Closing what has been closed meanwhile is an error for musl, so only mark: exec does the rest.
      for name in FolderListing(opening: Path("/proc/self/fd"))?.names() ?? [] {
        if let number = Int32(name), number > 2 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
      }
    #endif
  }
}
