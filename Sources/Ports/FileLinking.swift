/// Makes symbolic links.
package protocol FileLinking: Sendable {
  /// Makes a link at a path that leads to `target`, a path that is kept as written.
  ///
  /// A relative target counts from the folder of the link, and nothing has to be there yet. Whatever lies at the path
  /// already is a failure, and stays.
  func link(_ path: Path, to target: String) throws(FileFailure)
}
