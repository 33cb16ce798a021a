/// Keeps other processes of ours away from something while we change it.
package protocol FileLocking: Sendable {
  /// Takes the exclusive lock that a file stands for, or fails with `locked` after `patience`.
  ///
  /// The file is made when it is missing.
  /// The lock ends with `release()` of the returned value, or with the process, however that ends.
  func lock(_ path: Path, patience: Duration) async throws(FileFailure) -> any HeldLock
}

/// A lock that we hold.
package protocol HeldLock: Sendable {
  /// Gives the lock back; a second call does nothing.
  func release()
}
