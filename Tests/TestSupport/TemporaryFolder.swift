import Foundation
package import Ports

/// A folder of its own for one test, gone with the value; its name holds a space and a non-ASCII letter.
package final class TemporaryFolder: Sendable {
  package let path: Path

  package init() throws {
    // The links in the path of the system's folder (macOS) are resolved, as programs report paths without them.
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = base.appendingPathComponent("solid é \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = Path(folder.path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.string)
  }

  /// Writes a file with all folders above it, and says where it is.
  @discardableResult
  package func add(_ name: String, _ text: String = "") throws -> Path {
    let file = path.appending(name)
    try FileManager.default.createDirectory(
      atPath: file.parent.string, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.string))
    return file
  }

  /// Writes an executable script, and says where it is; the text starts with `#!`.
  package func addScript(_ name: String, _ text: String) throws -> Path {
    let file = try add(name, text)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.string)
    return file
  }
}
