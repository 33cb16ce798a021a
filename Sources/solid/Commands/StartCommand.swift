import Curriculum
import Languages
import LearnerWork
import Ports
import Rendering

/// `solid start`: puts the violation into the workspace.
struct StartCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let exercise = try desk.exercise(named: invocation.operands.first ?? "")
    let isNew: Bool
    do throws(FileFailure) {
      isNew = try desk.workbench.start(exercise)
      try desk.workbench.welcome(CommandPhrase.workspaceReadme(desk.language))
    } catch { throw .file(error) }
    await noteStart(of: exercise, at: desk)
    let place = desk.workspace.exercise(exercise.slug)
    try desk.say(
      isNew ? .started : .alreadyStarted,
      [
        "title": .text(exercise.title(desk.language)),
        "file": .text(place.appending(exercise.files.start).string),
        "exercise": .text(exercise.slug),
      ])
    return .success
  }

  /// The files are there, which is what counts; a note that cannot be written is no reason to fail.
  private func noteStart(of exercise: Exercise, at desk: Desk) async {
    let slug = exercise.slug
    try? await desk.note { progress in
      if progress[exercise: slug].state == .untouched { progress[exercise: slug].state = .started }
      progress.currentExercise = slug
    }
  }
}
