package import Ports

/// The files of a learner that take part in a check, and those that do not.
package struct Submission: Hashable, Sendable {
  /// The folder of the package, as the learner named it.
  package let folder: Path
  /// The text of every editable Swift file by its path in the package.
  package let files: [String: String]
  /// What was found but not used, by path.
  package let ignored: [IgnoredFile]

  package init(folder: Path, files: [String: String], ignored: [IgnoredFile]) {
    self.folder = folder
    self.files = files
    self.ignored = ignored
  }

  /// Files of one submission that are read at most; more is no Swift package of ours.
  static let maximumFiles = 500
  /// Bytes of one file that are read at most.
  static let maximumBytes = 1_000_000
}
