import Curriculum
import Rendering

/// `solid show`: prints a lesson, or one step of it.
struct ShowCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let lesson = try desk.lesson(named: invocation.operands.first ?? "")
    let text = lesson.text(in: desk.language)
    let layout = desk.layout(of: desk.course.exercise(lesson.exercise))
    var steps = Array(text.steps.enumerated())
    if let number = try invocation.count("step") {
      guard steps.indices.contains(number - 1) else {
        throw .unknownStep(String(number), count: steps.count)
      }
      steps = [steps[number - 1]]
    } else {
      try desk.say([StyledLine("\(lesson.number) · \(text.title)", .heading), .empty])
    }
    for (index, step) in steps {
      let title = StyledLine("\(index + 1)/\(text.steps.count)  \(step.title)", .heading)
      let body = StepText(step: step, layout: layout).lines(width: desk.settings.width)
      try desk.say([title, .empty] + body + [.empty])
    }
    return .success
  }
}
