/// A stream for people or programs: standard output or standard error.
package protocol TextOutput: Sendable {
  /// Writes everything, or says that the reader has gone or the disk is full.
  func write(_ text: String) throws(OutputFailure)
}

/// Why nothing more can be written.
package enum OutputFailure: Error, Hashable, Sendable {
  /// The reader closed the pipe or the terminal went away.
  case closed
  /// Any other error, by its `errno`.
  case system(code: Int32)
}
