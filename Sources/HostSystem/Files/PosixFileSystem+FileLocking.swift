package import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PosixFileSystem: FileLocking {
  package func lock(
    _ path: Path, patience: Duration
  ) async throws(FileFailure) -> any HeldLock {
    try path.checkedForSystem()
    let deadline = ContinuousClock.now + patience
    while true {
      do throws(FileFailure) {
        if let lock = try FlockLock(taking: path) { return lock }
      } catch {
        guard case .locked = error.reason, ContinuousClock.now < deadline else { throw error }
      }
      guard (try? await Task.sleep(for: .milliseconds(20))) != nil else {
        throw FileFailure(.system(code: ECANCELED), at: path)
      }
    }
  }
}
