import Curriculum
import LearnerWork
import Rendering

/// `solid reference`: shows the reference refactor.
struct ReferenceCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let exercise = try desk.exercise(named: invocation.operands.first ?? "")
    let isSolved = try await desk.progress()[exercise: exercise.slug].state == .solved
    if !isSolved, !invocation.has("yes") {
      let question = CommandPhrase.confirmReference(desk.language)
      guard try Confirmation(desk: desk).isGiven(question) else {
        try desk.say(.nothingDone)
        return .success
      }
    }
    if !isSolved {
      let slug = exercise.slug
      try await desk.note { $0[exercise: slug].isRevealed = true }
    }
    for (path, text) in try ComparedFiles(desk: desk, exercise: exercise).files(of: .reference) {
      let listing = FileListing(path: path, text: text, language: desk.language)
      try desk.say(listing.lines(width: desk.settings.width) + [.empty])
    }
    return .success
  }
}
