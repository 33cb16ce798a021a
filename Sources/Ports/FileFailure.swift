/// Why a file could not be read, written, locked or removed.
package struct FileFailure: Error, Hashable, Sendable {
  package let reason: Reason
  package let path: Path

  package init(_ reason: Reason, at path: Path) {
    self.reason = reason
    self.path = path
  }

  /// The reasons that call for different advice.
  package enum Reason: Hashable, Sendable {
    case missing
    case notAFile
    case notAFolder
    case notPermitted
    case readOnly
    case diskFull
    case tooLarge(limit: Int)
    /// Another process holds the lock; its identifier when it is known.
    case locked(by: Int32?)
    /// Any other error of the system, by its `errno`.
    case system(code: Int32)
  }
}
