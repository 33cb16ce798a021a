package import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PosixFileSystem: FileLinking {
  package func link(_ path: Path, to target: String) throws(FileFailure) {
    try path.checkedForSystem()
    guard !target.utf8.contains(0) else { throw FileFailure(.system(code: EINVAL), at: path) }
    guard symlink(target, path.string) == 0 else { throw FileFailure(errno: errno, at: path) }
  }
}
