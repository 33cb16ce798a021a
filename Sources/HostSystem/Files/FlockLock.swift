import Ports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock by `flock(2)`: it belongs to the open file, so it ends with the process, however that ends.
///
/// The file holds the number of the process while the lock is held, for whoever has to wait.
final class FlockLock: HeldLock {
  /// The descriptor, until it is given back; the mutex lets any thread release it exactly once.
  private let descriptor: Mutex<Int32?>

  /// Tries once; `nil` when somebody replaced the file meanwhile and another try is due.
  init?(taking path: Path) throws(FileFailure) {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK
    let file = try Descriptor(opening: path, flags)
    guard let status = file.status, FileKind(mode: status.st_mode) == .file else {
      throw FileFailure(.notAFile, at: path)
    }
    guard SystemCall.repeated({ flock(file.number, LOCK_EX | LOCK_NB) }) == 0 else {
      guard errno == EWOULDBLOCK else { throw FileFailure(errno: errno, at: path) }
      throw FileFailure(.locked(by: Self.holder(in: file)), at: path)
    }
    var present = stat()
    guard lstat(path.string, &present) == 0, present.st_ino == status.st_ino else { return nil }
    Self.sign(file)
    // The lock must outlive this descriptor's owner, so it keeps a duplicate of the same open file.
    let kept = fcntl(file.number, F_DUPFD_CLOEXEC, 3)
    guard kept >= 0 else { throw FileFailure(errno: errno, at: path) }
    descriptor = Mutex(kept)
  }

  deinit { release() }

  func release() {
    descriptor.withLock { number in
      guard let open = number else { return }
      number = nil
      _ = ftruncate(open, 0)
      _ = close(open)
    }
  }

  /// A full disk costs others the number only, never us the lock.
  private static func sign(_ file: borrowing Descriptor) {
    _ = ftruncate(file.number, 0)
    let text = "\(getpid())\n"
    _ = text.utf8.withContiguousStorageIfAvailable {
      pwrite(file.number, $0.baseAddress, $0.count, 0)
    }
  }

  private static func holder(in file: borrowing Descriptor) -> Int32? {
    var buffer = [UInt8](repeating: 0, count: 16)
    let count = pread(file.number, &buffer, buffer.count, 0)
    guard count > 0 else { return nil }
    let text = String(decoding: buffer[..<count], as: UTF8.self)
    return text.split(separator: "\n").first.flatMap { Int32($0) }
  }
}
