import Curriculum
import LearnerWork
import Ports
import Rendering
import Tutoring

/// `solid list`: all lessons with the learner's progress.
struct ListCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    guard !desk.course.lessons.isEmpty else { throw .emptyCourse(path: desk.course.folder.string) }
    let progress = try await desk.progress()
    if invocation.has("json") {
      let record = ProgressRecord(course: desk.course, progress: progress, desk: desk)
      try desk.write(record.text(principle: invocation.options["principle"]) + "\n")
      return .success
    }
    let principle = invocation.options["principle"]
    let lessons = desk.course.lessons.filter {
      principle == nil || $0.principle.rawValue == principle
    }
    let rows = LessonRows(lessons: lessons, progress: progress, language: desk.language).rows
    let list = LessonList(rows, in: desk.language)
    if desk.isForPeople {
      let summary = StyledLine(list.summary.joined(separator: " · "), .muted)
      try desk.say([summary, .empty] + list.lines(width: desk.settings.width))
    } else {
      try desk.write(list.records.map { $0 + "\n" }.joined())
    }
    return .success
  }
}
