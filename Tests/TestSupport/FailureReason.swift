package import Ports

/// Why some work with files failed, or `nil` when it did not.
package func failureReason(_ work: () throws -> Void) -> FileFailure.Reason? {
  do {
    try work()
    return nil
  } catch {
    // Anything but a failure of ours gets a code that no system has, so that no test takes it for one.
    return (error as? FileFailure)?.reason ?? .system(code: -1)
  }
}
