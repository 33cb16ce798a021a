import Curriculum
import LearnerWork
import Ports
import Rendering
import Tutoring

/// `solid progress`: what is solved, what it took, and where that is kept.
struct ProgressCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let progress = try await desk.progress()
    if invocation.has("json") {
      let record = ProgressRecord(course: desk.course, progress: progress, desk: desk)
      try desk.write(record.text(principle: nil) + "\n")
      return .success
    }
    let rows = LessonRows(
      lessons: desk.course.lessons, progress: progress, language: desk.language
    ).rows
    let table = ProgressTable(
      rows, stateFile: desk.workspace.progress.string, in: desk.language)
    if desk.isForPeople {
      try desk.say(table.lines(width: desk.settings.width))
    } else {
      try desk.write(table.records.map { $0 + "\n" }.joined())
    }
    return .success
  }
}
