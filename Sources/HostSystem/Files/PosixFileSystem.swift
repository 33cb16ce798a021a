package import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file system of this machine, by the calls of POSIX.
///
/// Reading never waits: links, FIFOs and devices are refused instead of followed or opened for ever.
package struct PosixFileSystem: Sendable {
  package init() {}
}

extension PosixFileSystem: FileReading {
  package func contents(of path: Path, limit: Int) throws(FileFailure) -> [UInt8] {
    try path.checkedForSystem()
    let file = try Descriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard let status = file.status, status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(.notAFile, at: path)
    }
    guard status.st_size <= limit else { throw FileFailure(.tooLarge(limit: limit), at: path) }
    return try bytes(of: file, expecting: Int(status.st_size), limit: limit, at: path)
  }

  /// Reads to the end, as a file may grow, and one under `/proc` says that it is empty.
  private func bytes(
    of file: borrowing Descriptor, expecting size: Int, limit: Int, at path: Path
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: min(max(size + 1, 4096), 1 << 20))
    while true {
      let count = read(file.number, into: &chunk)
      if count < 0 { throw FileFailure(errno: errno, at: path) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw FileFailure(.tooLarge(limit: limit), at: path) }
    }
  }

  private func read(_ descriptor: Int32, into chunk: inout [UInt8]) -> Int {
    chunk.withUnsafeMutableBytes { buffer in
      SystemCall.repeated { systemRead(descriptor, buffer.baseAddress, buffer.count) }
    }
  }

  package func names(in folder: Path) throws(FileFailure) -> [String] {
    try folder.checkedForSystem()
    guard let listing = FolderListing(opening: folder) else {
      throw FileFailure(errno: errno, at: folder)
    }
    return listing.names().sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package func status(of path: Path) -> FileStatus? {
    var status = stat()
    guard !path.string.utf8.contains(0), lstat(path.string, &status) == 0 else { return nil }
    return FileStatus(
      kind: FileKind(mode: status.st_mode),
      size: Int(status.st_size),
      modified: status.modifiedNanoseconds,
      identity: UInt64(status.st_ino),
      isExecutable: access(path.string, X_OK) == 0
    )
  }
}

extension FileKind {
  /// The kind that the type bits of a mode stand for.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .special
    }
  }
}

extension stat {
  /// Time of the last change of the contents since 1970; 64 bits last until the year 2262.
  fileprivate var modifiedNanoseconds: Int64 {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
