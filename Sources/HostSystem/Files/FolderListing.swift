import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder, read once.
struct FolderListing: ~Copyable {
  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #else
    private let stream: OpaquePointer
  #endif

  /// `nil` when `errno` says why; the folder may be reached by a symbolic link.
  init?(opening folder: Path) {
    guard let stream = opendir(folder.string) else { return nil }
    self.stream = stream
  }

  /// `nil` when `errno` says why; the descriptor stays with the caller.
  init?(of folder: borrowing Descriptor) {
    let copy = fcntl(folder.number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    guard let stream = fdopendir(copy) else {
      _ = close(copy)
      return nil
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// The names in the order of the file system, without `.` and `..`.
  func names() -> [String] {
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Reads the name in place: an entry may be shorter than the structure that declares it.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(entry).advanced(by: offset)
    return String(cString: start.assumingMemoryBound(to: CChar.self))
  }
}
