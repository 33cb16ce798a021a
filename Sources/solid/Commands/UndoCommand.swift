import LearnerWork
import Ports
import Rendering

/// `solid undo`: puts back what the last reset replaced.
struct UndoCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let slug: String?
    do throws(FileFailure) { slug = try desk.workbench.undo() } catch { throw .file(error) }
    guard let slug else {
      try desk.say(.nothingToUndo)
      return .success
    }
    try desk.say(.undone, ["exercise": .text(slug)])
    return .success
  }
}
