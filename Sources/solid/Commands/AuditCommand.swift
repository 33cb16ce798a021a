import Curriculum
import Grading
import Markdown
import Ports
import Rendering
import Workshop

/// `solid audit`: the course proves itself.
struct AuditCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    var exercises: [Exercise] = []
    for name in invocation.operands { exercises.append(try desk.exercise(named: name)) }
    let isWhole = exercises.isEmpty
    if isWhole { exercises = desk.course.exercises }
    let report = AuditReport(desk: desk, isJSON: invocation.has("json"))
    let problems = CourseReader(files: desk.world.files) { Document(parsing: $0) }
      .problems(of: desk.course.folder)
      .filter { problem in isWhole || exercises.contains { concerns(problem, $0, desk.course) } }
    try report.show(problems)
    var rows: [AuditRow] = []
    for exercise in exercises {
      let audit = CourseAudit(grader: desk.grader, course: desk.course)
      rows += await audit.rows(of: exercise) { row in report.show(row) }
      if Task.isCancelled { throw .interrupted }
    }
    try report.finish(problems: problems, rows: rows)
    if rows.contains(where: { $0.verdict.exitCode == .couldNotCheck }) { return .couldNotCheck }
    return problems.isEmpty && rows.allSatisfy(\.isAsDeclared) ? .success : .notSolved
  }

  private func concerns(_ problem: Problem, _ exercise: Exercise, _ course: Course) -> Bool {
    let lesson = course.lessons.first { $0.exercise == exercise.slug }
    return [exercise.folder, lesson?.folder].compactMap { $0 }
      .contains { problem.file.relative(to: $0) != nil }
  }
}
