/// Why the disk refused: stands for the file errors among Foundation's `CocoaError`.
public enum DiskError: Error, Equatable {
  /// A name that the path rules do not allow, like `CocoaError.fileWriteInvalidFileName`.
  case invalidName(String)
  /// Nothing to read or to remove, like `CocoaError.fileNoSuchFile`.
  case noSuchFile(String)
  /// No room for another write, like `CocoaError.fileWriteOutOfSpace`.
  case full
}
