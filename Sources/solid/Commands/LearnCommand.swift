import Curriculum
import HostSystem
import Grading
import LearnerWork
import Ports
import Rendering
import Tutoring

/// `solid` and `solid learn`: the session; without a terminal, the present step as text.
struct LearnCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    guard !desk.course.lessons.isEmpty else {
      throw .emptyCourse(path: desk.course.folder.string)
    }
    var progress = try await desk.progress()
    if let name = invocation.operands.first {
      let lesson = try desk.lesson(named: name)
      let step = progress.step(of: lesson.slug) ?? 0
      progress.place = CourseProgress.Place(lesson: lesson.slug, step: step)
    }
    guard desk.canRunSession else { return try show(progress, at: desk) }
    return try await runSession(from: progress, at: desk)
  }

  private func runSession(from progress: CourseProgress, at desk: Desk) async throws(Complaint)
    -> ExitCode
  {
    let size = desk.world.terminal.size ?? TerminalSize(columns: 80, rows: 24)
    let session = Session(
      lessons: desk.course.lessons, exercises: desk.course.exercises, progress: progress,
      language: desk.language, size: size)
    let loop = SessionLoop(
      performer: performer(at: desk), capabilities: desk.settings.capabilities)
    do {
      let isInterrupted = try await desk.world.terminal.session { terminal in
        try await loop.run(session, on: terminal)
      }
      return isInterrupted ? .interrupted : .success
    } catch let failure as OutputFailure {
      throw .output(failure)
    } catch {
      throw .output(.closed)
    }
  }

  private func performer(at desk: Desk) -> SessionPerformer {
    let complaints = ComplaintText(language: desk.language)
    let tools = SessionPerformer.Tools(
      files: desk.world.files, clock: desk.world.clock,
      verdict: { exercise, report in
        await desk.grader.verdict(
          on: desk.workspace.exercise(exercise.slug), for: exercise, of: desk.course,
          memory: desk.workspace.firstHalf(exercise.slug), report: report)
      },
      explain: { complaints.text(of: .file($0)) ?? "" })
    return SessionPerformer(
      course: desk.course, language: desk.language, workbench: desk.workbench,
      store: desk.store, tools: tools)
  }

  /// One step after the other can be read without a terminal too.
  private func show(_ progress: CourseProgress, at desk: Desk) throws(Complaint) -> ExitCode {
    let place = progress.place
    let lesson = place.flatMap { desk.course.lesson($0.lesson) } ?? desk.course.lessons[0]
    let text = lesson.text(in: desk.language)
    let index = min(place?.step ?? 0, max(0, text.steps.count - 1))
    guard text.steps.indices.contains(index) else { return .success }
    let step = text.steps[index]
    let layout = desk.layout(of: desk.course.exercise(lesson.exercise))
    let title = "\(lesson.number) · \(text.title) · \(index + 1)/\(text.steps.count)"
    try desk.say(
      [StyledLine(title, .heading), .empty, StyledLine(step.title, .strong), .empty]
        + StepText(step: step, layout: layout).lines(width: desk.settings.width) + [.empty])
    try desk.say(.noTerminal, ["lesson": .text(lesson.slug)])
    return .success
  }
}
