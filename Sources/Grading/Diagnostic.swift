/// A sentence of the compiler.
package struct Diagnostic: Hashable, Sendable {
  /// The learner's own path, or a path below the checks when `isOurs`.
  package let place: Place
  package let severity: Severity
  /// The whole message.
  package let message: String
  /// Whether it points into the tests: then a signature of the border does not fit.
  package let isOurs: Bool

  package init(place: Place, severity: Severity, message: String, isOurs: Bool) {
    self.place = place
    self.severity = severity
    self.message = message
    self.isOurs = isOurs
  }

  /// How grave the compiler finds it; the raw value is its own word.
  package enum Severity: String, Hashable, Sendable {
    case error, warning, note
  }
}

/// A file of the submission that was not used.
package struct IgnoredFile: Hashable, Sendable {
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Why it was left aside; the raw value is its word in JSON.
  package enum Reason: String, Hashable, Sendable {
    /// Outside the editable folders: the pristine one was used.
    case notEditable = "not-editable"
    /// A given file that was changed: the pristine one was used.
    case given
    /// A symbolic link, a device or a FIFO.
    case notAFile = "not-a-file"
    case tooLarge = "too-large"
    /// Not a Swift file.
    case notSwift = "not-swift"
  }
}
