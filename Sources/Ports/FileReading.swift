/// Looks at files and folders, and changes nothing.
package protocol FileReading: Sendable {
  /// The bytes of a regular file.
  ///
  /// - Parameter limit: more bytes than this are an error (`tooLarge`), so that no input can exhaust the memory.
  func contents(of path: Path, limit: Int) throws(FileFailure) -> [UInt8]

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  func names(in folder: Path) throws(FileFailure) -> [String]

  /// What lies at a path, or `nil` when there is nothing; a symbolic link at the end is not followed.
  func status(of path: Path) -> FileStatus?
}

extension FileReading {
  /// The text of a file, invalid UTF-8 repaired with U+FFFD.
  package func text(of path: Path, limit: Int = 16_000_000) throws(FileFailure) -> String {
    String(decoding: try contents(of: path, limit: limit), as: UTF8.self)
  }
}
