import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Removes one path with all below it, never through a symbolic link.
///
/// Every step is relative to an open folder, so that nobody can put a link into the way half-way through.
struct FolderRemoval {
  private let path: Path

  init(of path: Path) {
    self.path = path
  }

  func run() throws(FileFailure) {
    try remove(path.string, in: AT_FDCWD)
  }

  private func remove(_ name: String, in folder: Int32) throws(FileFailure) {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return try accept(errno, unless: ENOENT)
    }
    guard FileKind(mode: status.st_mode) == .folder else {
      return try unlink(name, in: folder, flags: 0)
    }
    try removeContents(of: name, in: folder)
    try unlink(name, in: folder, flags: AT_REMOVEDIR)
  }

  private func removeContents(of name: String, in folder: Int32) throws(FileFailure) {
    guard let inner = open(name, in: folder), let listing = FolderListing(of: inner) else {
      return try accept(errno, unless: ENOENT)
    }
    // Without these bits the names can be seen but not removed; a failure shows up below.
    _ = fchmod(inner.number, S_IRWXU)
    for entry in listing.names() { try remove(entry, in: inner.number) }
  }

  /// Opens a folder, if need be after giving back the right to do so that some test took away.
  private func open(_ name: String, in folder: Int32) -> Descriptor? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var number = SystemCall.repeated { openat(folder, name, flags) }
    if number < 0, errno == EACCES, fchmodat(folder, name, S_IRWXU, 0) == 0 {
      number = SystemCall.repeated { openat(folder, name, flags) }
    }
    return number < 0 ? nil : Descriptor(owning: number)
  }

  private func unlink(_ name: String, in folder: Int32, flags: Int32) throws(FileFailure) {
    if unlinkat(folder, name, flags) != 0 { try accept(errno, unless: ENOENT) }
  }

  /// What is gone already needs no removal; everything else is a failure of the whole.
  private func accept(_ code: Int32, unless harmless: Int32) throws(FileFailure) {
    if code != harmless { throw FileFailure(errno: code, at: path) }
  }
}
