import Curriculum
import LearnerWork
import Rendering

/// `solid hint`: the next tier of help; earlier ones stay visible.
struct HintCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let exercise = try desk.exercise(named: invocation.operands.first ?? "")
    guard let lesson = desk.course.lessons.first(where: { $0.exercise == exercise.slug }) else {
      throw .unknownLesson(exercise.slug, known: desk.course.lessons.map(\.slug))
    }
    let hints = lesson.text(in: desk.language).hints
    let asked = try invocation.count("tier")
    let seen = try await desk.progress()[exercise: exercise.slug].hints
    let tier = min(asked ?? seen + 1, hints.count)
    let slug = exercise.slug
    try await desk.note { progress in
      progress[exercise: slug].hints = max(progress[exercise: slug].hints, tier)
    }
    let list = HintList(
      seen: Array(hints.prefix(tier)), total: hints.count, layout: desk.layout(of: exercise))
    try desk.say(list.lines(width: desk.settings.width))
    return .success
  }
}
