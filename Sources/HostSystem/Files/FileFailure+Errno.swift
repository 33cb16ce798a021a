import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileFailure {
  /// The failure that an error number of the system stands for.
  init(errno code: Int32, at path: Path) {
    self.init(Self.reason(code), at: path)
  }

  private static func reason(_ code: Int32) -> Reason {
    switch code {
    case ENOENT: .missing
    case ENOTDIR: .notAFolder
    // ELOOP: a symbolic link where only a file of its own will do. ENXIO: a socket or a FIFO without a reader.
    case EISDIR, ELOOP, ENXIO: .notAFile
    case EACCES, EPERM: .notPermitted
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .diskFull
    default: .system(code: code)
    }
  }
}

extension Path {
  /// Refuses a path that C would cut at its first NUL byte, and so take for another one.
  func checkedForSystem() throws(FileFailure) {
    if string.utf8.contains(0) { throw FileFailure(.system(code: EINVAL), at: self) }
  }
}
