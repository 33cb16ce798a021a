import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open descriptor that closes itself; no child of ours inherits it.
struct Descriptor: ~Copyable {
  let number: Int32

  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    // Not repeated after EINTR: Linux has closed it by then, and the number may belong to another thread.
    _ = close(number)
  }

  /// Opens a file that lies at `path`, or says why not.
  init(opening path: Path, _ flags: Int32, mode: mode_t = 0o666) throws(FileFailure) {
    let number = SystemCall.repeated { open(path.string, flags | O_CLOEXEC | O_NOCTTY, mode) }
    guard number >= 0 else { throw FileFailure(errno: errno, at: path) }
    self.init(owning: number)
  }

  /// What the descriptor stands for, or `nil` when the system does not tell.
  var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// Closes now; some network file systems report only here that the bytes did not fit.
  consuming func finish(at path: Path) throws(FileFailure) {
    let number = number
    discard self
    guard close(number) == 0 || errno == EINTR else { throw FileFailure(errno: errno, at: path) }
  }
}
