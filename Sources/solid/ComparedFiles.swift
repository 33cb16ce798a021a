import Curriculum
import LearnerWork
import Ports

/// The three versions of an exercise that can be compared, reduced to the learner's files.
struct ComparedFiles {
  let desk: Desk
  let exercise: Exercise

  /// A version, by the word of the command line.
  enum Side: String {
    case violation, mine, reference
  }

  /// The text of the editable files of one version by path.
  func texts(of side: Side) throws(Complaint) -> [String: String] {
    let contents: [String: [UInt8]]
    do throws(FileFailure) { contents = try bytes(of: side) } catch { throw .file(error) }
    if side == .mine, contents.isEmpty { throw .notStarted(exercise.slug) }
    return contents.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The same, in the order in which they are read.
  func files(of side: Side) throws(Complaint) -> [(path: String, text: String)] {
    try texts(of: side).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func bytes(of side: Side) throws(FileFailure) -> [String: [UInt8]] {
    switch side {
    case .violation: try desk.workbench.editableFiles(in: exercise.violation, of: exercise)
    case .reference: try desk.workbench.editableFiles(in: exercise.refactored, of: exercise)
    case .mine: try desk.workbench.ownFiles(of: exercise)
    }
  }
}
