import Languages
import Curriculum
import Grading
import HostSystem
import Ports
import Workshop

/// The program.
@main
struct Solid {
  static func main() async {
    let env = ProcessEnvironment()
    let files = PosixFileSystem()
    let reading = ExerciseReader(files: files).exercise(at: env.folder.appending("Exercises/" + env.arguments[0]))
    guard let e = reading.exercise else { return }
    let grader = Grader(folder: Path("/tmp/ws/.solid/check"), files: files, runner: SessionProcessRunner(), environment: env.variables)
    let course = Course(folder: env.folder, lessons: [], exercises: [e], problems: [])
    if env.arguments.count > 1 {
      let v = await grader.verdict(on: Path(env.arguments[1]), for: e, of: course, report: { print($0) })
      print(v.outcome); for c in v.checks { print(c.check.id, c.status, c.findings.map { "\($0.place as Any) \($0.message.english) \($0.expected ?? "")" }) }
      print(v.diagnostics, v.ignored, v.seconds, v.printed, v.toolchain)
    } else {
      _ = await CourseAudit(grader: grader, course: course).rows(of: e) { r in print(r.isAsDeclared, r.submission.name, r.verdict.outcome, r.failed, "expected", r.expected.fails, r.verdict.seconds) }
    }
  }
}
