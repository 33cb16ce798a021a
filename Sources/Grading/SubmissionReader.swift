package import Curriculum
package import Ports

/// Picks the learner's files out of a folder: only regular Swift files in the places that are theirs.
///
/// Everything else stays pristine. A foreign file is named in `ignored` only when it differs from the pristine one, so that an
/// untouched workspace has nothing to report. Links and devices are never opened: they could lead out of the folder or wait for ever.
package struct SubmissionReader: Sendable {
  let files: any FileReading

  package init(files: any FileReading) {
    self.files = files
  }

  /// Reads one folder.
  ///
  /// - Throws: `.unreadable` when the folder or a file of the learner cannot be read, `.nothingToCheck` when it holds no editable file.
  package func submission(in folder: Path, for exercise: Exercise) throws(GradingFailure)
    -> Submission
  {
    var walk = Walk(reader: files, root: folder, exercise: exercise)
    try walk.visit("")
    guard !walk.files.isEmpty else {
      throw GradingFailure(.nothingToCheck(path: folder.string, wanted: exercise.files.start))
    }
    return Submission(
      folder: folder, files: walk.files, ignored: walk.ignored.sorted { $0.path < $1.path })
  }

  /// One pass over a folder, deepest names last.
  private struct Walk {
    let reader: any FileReading
    let root: Path
    let exercise: Exercise
    var files: [String: String] = [:]
    var ignored: [IgnoredFile] = []

    mutating func visit(_ folder: String) throws(GradingFailure) {
      let names: [String]
      do throws(FileFailure) { names = try reader.names(in: root.appending(folder)) } catch {
        throw GradingFailure(.unreadable(path: error.path.string))
      }
      for name in names where !isNoise(name) {
        let path = folder.isEmpty ? name : folder + "/" + name
        if path == Exercise.firstHalf, exercise.request != nil { continue }
        try visitEntry(path, depth: path.split(separator: "/").count)
      }
    }

    private mutating func visitEntry(_ path: String, depth: Int) throws(GradingFailure) {
      guard let status = reader.status(of: root.appending(path)) else { return }
      switch status.kind {
      case .folder:
        if depth < 16 { try visit(path) }
      case .file:
        try visitFile(path, size: status.size)
      case .symbolicLink, .special:
        if !isOurLink(path) { ignore(path, .notAFile) }
      }
    }

    private mutating func visitFile(_ path: String, size: Int) throws(GradingFailure) {
      guard exercise.files.isEditable(path) else {
        if differsFromPristine(path) {
          ignore(path, exercise.files.given.contains(path) ? .given : .notEditable)
        }
        return
      }
      guard path.hasSuffix(".swift") else { return ignore(path, .notSwift) }
      guard size <= Submission.maximumBytes, files.count < Submission.maximumFiles else {
        return ignore(path, .tooLarge)
      }
      do throws(FileFailure) {
        files[path] = try reader.text(of: root.appending(path), limit: size * 2 + 4096)
      } catch {
        throw GradingFailure(.unreadable(path: error.path.string))
      }
    }

    private mutating func ignore(_ path: String, _ reason: IgnoredFile.Reason) {
      guard ignored.count < 100 else { return }
      ignored.append(IgnoredFile(path: path, reason: reason))
    }

    /// Build folders, version control, and what editors and file managers leave behind.
    private func isNoise(_ name: String) -> Bool {
      name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".orig")
        || (name.hasPrefix("#") && name.hasSuffix("#")) || name == "Package.resolved"
    }

    /// The links of the course itself, from `Tests/` to its checks.
    private func isOurLink(_ path: String) -> Bool {
      path.hasPrefix("Tests/")
        && reader.status(of: exercise.violation.appending(path))?.kind == .symbolicLink
    }

    private func differsFromPristine(_ path: String) -> Bool {
      let pristine: Path
      let parts = path.split(separator: "/", maxSplits: 2)
      if parts.count == 3, parts[0] == "Tests" {
        pristine = exercise.checksFolder.appending(String(parts[2]))
      } else {
        pristine = exercise.violation.appending(path)
      }
      let limit = Submission.maximumBytes
      guard let theirs = try? reader.contents(of: root.appending(path), limit: limit),
        let ours = try? reader.contents(of: pristine, limit: limit)
      else { return true }
      return theirs != ours
    }
  }
}
