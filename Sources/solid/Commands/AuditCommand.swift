import Curriculum
import Foundation
import Grading
import HostSystem
import LearnerWork
import Markdown
import Ports
import Rendering
import Workshop

/// `solid audit`: the course proves itself.
struct AuditCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    var exercises: [Exercise] = []
    for name in invocation.operands {
      let exercise = try desk.exercise(named: name)
      if !exercises.contains(exercise) { exercises.append(exercise) }
    }
    let isWhole = exercises.isEmpty
    if isWhole { exercises = desk.course.exercises }
    let report = AuditReport(desk: desk, isJSON: invocation.has("json"))
    var problems = CourseReader(files: desk.world.files) { Document(parsing: $0) }
      .problems(of: desk.course.folder)
      .filter { problem in isWhole || exercises.contains { concerns(problem, $0, desk.course) } }
    let texts = textProof(at: desk, isFresh: invocation.has("fresh"), judge: await judge(at: desk))
    do throws(GradingFailure) {
      problems += try await texts.problems(of: exercises)
    } catch {
      // Without a toolchain the rows say so as well, each with what to do.
      if error.obstacle == .cancelled { throw .interrupted }
    }
    try report.show(problems)
    try report.show(texts.sketches(of: exercises))
    let audit = try audit(at: desk, invocation)
    let rows = await audit.rows(of: exercises) { row in report.show(row) }
    if Task.isCancelled { throw .interrupted }
    var proof: JudgeProof?
    if invocation.has("prove-checks") {
      let found = JudgeProof(of: exercises, by: rows)
      let gaps = found.problems(in: desk.course.folder.appending("Exercises"), isWhole: isWhole)
      try report.show(found)
      try report.show(gaps)
      problems += gaps
      proof = found
    }
    try report.finish(problems: problems, rows: rows, proof: proof)
    if rows.contains(where: { $0.verdict?.exitCode == .couldNotCheck }) { return .couldNotCheck }
    return problems.isEmpty && rows.allSatisfy(\.isAsDeclared) ? .success : .notSolved
  }

  private func audit(at desk: Desk, _ invocation: Invocation) throws(Complaint) -> CourseAudit {
    let folder = desk.workspace.check
    let memory = AuditMemory(
      folder: folder.appending("audit"), files: desk.world.files,
      isFresh: invocation.has("fresh"))
    let jobs = try invocation.count("jobs") ?? Self.jobsOfThisMachine
    let benches = (1...jobs).map { number in
      // The first shares its builds with the learner's checks; the others lie beside it.
      let place = number == 1 ? folder : Path(folder.string + "-\(number)")
      let grader = Grader(
        folder: place, files: desk.world.files, runner: desk.world.runner,
        environment: desk.world.environment.variables)
      return AuditBench(judge: grader, folder: place)
    }
    return CourseAudit(
      course: desk.course, benches: benches, memory: memory, files: desk.world.files,
      program: program)
  }

  private func textProof(at desk: Desk, isFresh: Bool, judge: JudgeIdentity?) -> TextProof {
    let memory = FenceMemory(
      folder: desk.workspace.check.appending("audit/fences"), files: desk.world.files,
      judge: judge, isFresh: isFresh)
    return TextProof(
      course: desk.course, grader: desk.grader, files: desk.world.files, memory: memory)
  }

  private func judge(at desk: Desk) async -> JudgeIdentity? {
    guard let version = await desk.grader.toolchainVersion() else { return nil }
    return JudgeIdentity(program: program, toolchain: version, files: desk.world.files)
  }

  private var program: Path? { Bundle.main.executablePath.map { Path($0) } }

  /// Two builds at once need two cores and the memory for two compilers.
  private static var jobsOfThisMachine: Int {
    let machine = ProcessInfo.processInfo
    return machine.activeProcessorCount >= 2 && machine.physicalMemory >= 6_000_000_000 ? 2 : 1
  }

  private func concerns(_ problem: Problem, _ exercise: Exercise, _ course: Course) -> Bool {
    let lesson = course.lessons.first { $0.exercise == exercise.slug }
    return [exercise.folder, lesson?.folder].compactMap { $0 }
      .contains { problem.file.relative(to: $0) != nil }
  }
}
