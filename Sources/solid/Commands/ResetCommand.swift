import Curriculum
import LearnerWork
import Ports
import Rendering

/// `solid reset`: back to the violation, with a backup.
struct ResetCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let exercise = try desk.exercise(named: invocation.operands.first ?? "")
    guard desk.workbench.isStarted(exercise) else { throw .notStarted(exercise.slug) }
    if !invocation.has("yes") {
      let question = CommandPhrase.confirmReset(
        desk.language, ["exercise": .text(exercise.slug)])
      guard try Confirmation(desk: desk).isGiven(question) else {
        try desk.say(.nothingDone)
        return .success
      }
    }
    do throws(FileFailure) { try desk.workbench.reset(exercise) } catch { throw .file(error) }
    try desk.say(.reset, ["exercise": .text(exercise.slug)])
    return .success
  }
}
