/// Changes files and folders.
package protocol FileWriting: Sendable {
  /// Writes a whole file in one step: readers see the old or the new bytes, never a part.
  ///
  /// With `.durable` the new bytes also survive a power loss (temporary file, `fsync`, `rename`, `fsync` of the folder).
  func write(_ bytes: [UInt8], to path: Path, _ durability: Durability) throws(FileFailure)

  /// Makes a folder with all folders above it; one that exists is not an error.
  func makeFolder(at path: Path) throws(FileFailure)

  /// Removes a file, or a folder with all that it holds; nothing there is not an error.
  ///
  /// Links are removed, never followed.
  func remove(_ path: Path) throws(FileFailure)
}

/// How much a finished write promises.
package enum Durability: Sendable {
  /// Whole for every reader; may be lost when the power fails.
  case atomic
  /// On the disk when the call returns.
  case durable
}
