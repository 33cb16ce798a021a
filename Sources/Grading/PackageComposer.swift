package import Curriculum
package import Ports

/// Composes the package to check: everything pristine, and only the editable files from the submission.
package struct PackageComposer: Sendable {
  let reader: any FileReading

  package init(reader: any FileReading) {
    self.reader = reader
  }

  /// All files of the composed package by path.
  ///
  /// Manifest, given sources and tests come from the course, the other sources from the submission. Where the manifest is the
  /// learner's to change, ours is written from what theirs says.
  package func files(of submission: Submission, for exercise: Exercise) throws(FileFailure)
    -> [String: [UInt8]]
  {
    var files = try pristineFiles(of: exercise)
    for (path, text) in submission.files {
      files[path] = Array(text.utf8)
    }
    if exercise.files.includesManifest {
      let manifest = SubmittedManifest(files: reader).manifest(of: submission, for: exercise)
      files["Package.swift"] = Array(manifest.text.utf8)
    }
    return files
  }

  /// Everything in the package that is not the learner's, by path.
  func pristineFiles(of exercise: Exercise) throws(FileFailure) -> [String: [UInt8]] {
    try tree(at: exercise.violation, followingTests: exercise.checksFolder)
      .filter { !exercise.files.isEditable($0.key) }
  }

  /// All regular files below a folder by path, hidden ones left out.
  ///
  /// - Parameter checks: what a link in `Tests/` stands for; with `nil` links are left out as well.
  package func tree(at root: Path, followingTests checks: Path? = nil) throws(FileFailure)
    -> [String: [UInt8]]
  {
    var files: [String: [UInt8]] = [:]
    var pending = [""]
    while let folder = pending.popLast() {
      for name in try reader.names(in: root.appending(folder)) where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : folder + "/" + name
        switch reader.status(of: root.appending(path))?.kind {
        case .folder: pending.append(path)
        case .file:
          files[path] = try reader.contents(of: root.appending(path), limit: 4_000_000)
        case .symbolicLink where folder == "Tests":
          guard let checks else { continue }
          for (check, bytes) in try tree(at: checks) { files[path + "/" + check] = bytes }
        default: continue
        }
      }
    }
    return files
  }
}
