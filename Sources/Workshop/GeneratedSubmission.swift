import Curriculum
import Grading
import Ports
import SwiftSource

/// An answer that no author has to write, and that no exercise may accept.
package enum GeneratedSubmission: String, CaseIterable, Hashable, Sendable {
  /// The violation, with nothing in the file that opens first.
  case emptied
  /// The reference, with a constant in the place of what its functions work out.
  case stubs
}

/// Makes generated submissions out of the files of an exercise.
struct SubmissionMaker: Sendable {
  let files: any FileReading & FileWriting

  /// The editable files by path; `nil` when there is nothing to change, or nothing can be read.
  func texts(of kind: GeneratedSubmission, for exercise: Exercise) -> [String: String]? {
    let source = AuditSubmission.generated(kind).folder(in: exercise)
    guard
      let original = try? SubmissionReader(files: files).submission(in: source, for: exercise).files
    else { return nil }
    var changed = original
    switch kind {
    case .emptied:
      changed[exercise.files.start] = ""
    case .stubs:
      // A manifest has functions that nobody means.
      for (path, text) in original where path != "Package.swift" {
        changed[path] = constantStubs(in: SourceFile(path: path, text: text))
      }
    }
    guard changed != original else { return nil }
    return changed.merging(firstHalf(in: source, of: exercise)) { $1 }
  }

  /// The state before a change request, as it is: a budget would refuse what has none, and prove nothing.
  private func firstHalf(in source: Path, of exercise: Exercise) -> [String: String] {
    let half = Exercise.firstHalf
    let files = try? SubmissionReader(files: files)
      .submission(in: source.appending(half), for: exercise).files
    return Dictionary(uniqueKeysWithValues: (files ?? [:]).map { (half + "/" + $0.key, $0.value) })
  }

  /// Makes `folder` a submission of exactly these files.
  func write(_ texts: [String: String], to folder: Path) throws(FileFailure) {
    try files.remove(folder)
    for (path, text) in texts {
      let file = folder.appending(path)
      try files.makeFolder(at: file.parent)
      try files.write(Array(text.utf8), to: file, .atomic)
    }
  }
}
