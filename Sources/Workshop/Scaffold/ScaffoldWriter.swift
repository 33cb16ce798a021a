package import Ports

/// Puts scaffolds into a course.
package struct ScaffoldWriter: Sendable {
  /// What has to be done with files for it.
  package typealias Files = FileReading & FileWriting & FileLinking

  private let course: Path
  private let files: any Files

  package init(course: Path, files: any Files) {
    self.course = course
    self.files = files
  }

  /// Makes the folder with all that belongs in it, or nothing at all, and says where it is.
  @discardableResult
  package func write(_ scaffold: Scaffold) throws(ScaffoldFailure) -> Path {
    let folder = course.appending(scaffold.folder)
    guard files.status(of: folder) == nil else { throw .exists(folder) }
    do throws(FileFailure) {
      try fill(folder, with: scaffold)
    } catch {
      // Half a folder would be in the way of the next try; it is ours, as nothing was there before.
      try? files.remove(folder)
      throw .file(error)
    }
    return folder
  }

  private func fill(_ folder: Path, with scaffold: Scaffold) throws(FileFailure) {
    for (name, text) in scaffold.files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(name)
      try files.makeFolder(at: file.parent)
      try files.write(Array(text.utf8), to: file, .atomic)
    }
    for (name, target) in scaffold.links.sorted(by: { $0.key < $1.key }) {
      let link = folder.appending(name)
      try files.makeFolder(at: link.parent)
      try files.link(link, to: target)
    }
  }
}
