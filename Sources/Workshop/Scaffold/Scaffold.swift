/// A new folder of a course, as data: nothing of it is on a disk yet.
package struct Scaffold: Hashable, Sendable {
  /// Relative to the course, such as `Exercises/ocp-waiting-room`.
  package let folder: String
  /// The texts of its files by their paths in the folder.
  package let files: [String: String]
  /// The targets of its symbolic links by their paths in the folder.
  package let links: [String: String]

  init(folder: String, files: [String: String], links: [String: String] = [:]) {
    self.folder = folder
    self.files = files
    self.links = links
  }
}
