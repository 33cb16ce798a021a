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
    let named = try exercises(named: invocation.operands, at: desk)
    let isWhole = named.isEmpty
    let exercises = isWhole ? desk.course.exercises : named
    let report = AuditReport(desk: desk, isJSON: invocation.has("json"))
    var problems = fileProblems(of: isWhole ? nil : exercises, at: desk)
    let texts = textProof(at: desk, isFresh: invocation.has("fresh"), judge: await judge(at: desk))
    problems += try await textProblems(texts, of: exercises)
    let sketches = texts.sketches(of: exercises)
    try report.show(problems + sketches)
    let audit = try audit(at: desk, invocation)
    let rows = await audit.rows(of: exercises) { row in report.show(row) }
    if Task.isCancelled { throw .interrupted }
    let proof =
      invocation.has("prove-checks")
      ? JudgeProof(of: exercises, by: rows, isWhole: isWhole) : nil
    problems += try report.showGaps(in: proof)
    try report.finish(problems: problems, sketches: sketches, rows: rows, proof: proof)
    if rows.contains(where: { $0.verdict?.exitCode == .couldNotCheck }) { return .couldNotCheck }
    return problems.isEmpty && rows.allSatisfy(\.isAsDeclared) ? .success : .notSolved
  }

  /// Without a toolchain nothing can be said about texts; the rows say so, each with what to do.
  private func textProblems(_ texts: TextProof, of exercises: [Exercise]) async throws(Complaint)
    -> [Problem]
  {
    do throws(GradingFailure) { return try await texts.problems(of: exercises) } catch {
      if error.obstacle == .cancelled { throw .interrupted }
      return []
    }
  }

  /// Each named exercise once, in the order of the command line.
  private func exercises(named names: [String], at desk: Desk) throws(Complaint) -> [Exercise] {
    var exercises: [Exercise] = []
    for name in names {
      let exercise = try desk.exercise(named: name)
      if !exercises.contains(exercise) { exercises.append(exercise) }
    }
    return exercises
  }

  /// What is wrong in the files of some exercises and their lessons; `nil` means the whole course.
  private func fileProblems(of exercises: [Exercise]?, at desk: Desk) -> [Problem] {
    CourseReader(files: desk.world.files) { Document(parsing: $0) }
      .problems(of: desk.course.folder)
      .filter { problem in
        exercises?.contains { concerns(problem, $0, desk.course) } ?? true
      }
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
