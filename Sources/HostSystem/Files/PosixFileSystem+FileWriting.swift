package import Ports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PosixFileSystem: FileWriting {
  package func write(
    _ bytes: [UInt8], to path: Path, _ durability: Durability
  ) throws(FileFailure) {
    try path.checkedForSystem()
    let draft = try DraftFile(besides: path)
    do throws(FileFailure) {
      try draft.fill(with: bytes, modeOf: path, durability)
    } catch {
      draft.discard()
      throw error
    }
    guard rename(draft.path.string, path.string) == 0 else {
      let failure = FileFailure(errno: errno, at: path)
      draft.discard()
      throw failure
    }
    if durability == .durable { try flush(folder: path.parent) }
  }

  /// Makes the new name itself survive a power loss.
  private func flush(folder: Path) throws(FileFailure) {
    let descriptor = try Descriptor(opening: folder, O_RDONLY | O_DIRECTORY)
    // Some network file systems cannot flush a folder and say EINVAL; there is nothing better to do then.
    guard SystemCall.repeated({ fsync(descriptor.number) }) == 0 || errno == EINVAL else {
      throw FileFailure(errno: errno, at: folder)
    }
  }

  package func makeFolder(at path: Path) throws(FileFailure) {
    try path.checkedForSystem()
    if mkdir(path.string, 0o777) == 0 { return }
    let code = errno
    if code == ENOENT, path.parent != path {
      try makeFolder(at: path.parent)
      guard mkdir(path.string, 0o777) != 0 else { return }
      // Somebody else may have made it in the meantime.
      guard errno == EEXIST else { throw FileFailure(errno: errno, at: path) }
    } else if code != EEXIST {
      throw FileFailure(errno: code, at: path)
    }
    var status = stat()
    guard stat(path.string, &status) == 0, FileKind(mode: status.st_mode) == .folder else {
      throw FileFailure(.notAFolder, at: path)
    }
  }

  package func remove(_ path: Path) throws(FileFailure) {
    try path.checkedForSystem()
    try FolderRemoval(of: path).run()
  }
}

/// A file that takes the place of another one once it is whole.
private struct DraftFile: Sendable {
  let path: Path

  private static let counter = Atomic<UInt64>(0)

  /// Makes an empty file in the folder of `target`, as a rename works within one file system only.
  init(besides target: Path) throws(FileFailure) {
    var failure = FileFailure(.system(code: EEXIST), at: target)
    // A process that died may have had our number: its leftovers only cost another try.
    for _ in 0..<100 {
      let number = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
      let path = target.parent.appending(".solid-\(getpid())-\(number).tmp")
      do throws(FileFailure) {
        _ = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        self.path = path
        return
      } catch {
        guard error.reason == .system(code: EEXIST) else {
          throw FileFailure(error.reason, at: target)
        }
        failure = error
      }
    }
    throw failure
  }

  func fill(
    with bytes: [UInt8], modeOf target: Path, _ durability: Durability
  ) throws(FileFailure) {
    let file = try Descriptor(opening: path, O_WRONLY | O_NOFOLLOW)
    var status = stat()
    if lstat(target.string, &status) == 0, FileKind(mode: status.st_mode) == .file {
      _ = fchmod(file.number, status.st_mode & 0o7777)
    }
    let code = bytes.withUnsafeBytes { SystemCall.writeAll($0, to: file.number) }
    guard code == 0 else { throw FileFailure(errno: code, at: target) }
    if durability == .durable, !Self.flush(file.number) {
      throw FileFailure(errno: errno, at: target)
    }
    try file.finish(at: target)
  }

  func discard() {
    _ = unlink(path.string)
  }

  private static func flush(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // `fsync` stops at the cache of the drive there (fsync(2)).
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return SystemCall.repeated { fsync(descriptor) } == 0
  }
}
