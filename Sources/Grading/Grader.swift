package import Curriculum
package import Ports

/// Answers whether a submission solves an exercise.
///
/// A learner's check, watch mode and an audit of the course all ask here, so they get the same answer.
package struct Grader: Sendable {
  let files: any FileReading & FileWriting & FileLocking
  let runner: any ProcessRunner
  let environment: [String: String]
  let bench: CheckBench

  /// - Parameters:
  ///   - folder: where submissions are built, `.solid/check` of a workspace.
  ///   - environment: the variables of this process; a few of them reach the tests.
  package init(
    folder: Path, files: any FileReading & FileWriting & FileLocking, runner: any ProcessRunner,
    environment: [String: String]
  ) {
    bench = CheckBench(folder: folder)
    self.files = files
    self.runner = runner
    self.environment = environment
  }

  /// Checks one folder.
  ///
  /// Failing to pass is a verdict, and so is failing to try (`couldNotCheck`); nothing is thrown.
  ///
  /// - Parameters:
  ///   - course: where the stand-ins are.
  ///   - memory: where the state before a change request is kept; `nil` keeps none.
  ///   - renewing: a change request is measured from this state, when the first half holds and the change is not in.
  ///   - seed: of all random variants; `nil` draws one.
  package func verdict(
    on folder: Path, for exercise: Exercise, of course: Course, memory: Path? = nil,
    renewing: Bool = false,
    seed: UInt64? = nil,
    report: @escaping @Sendable (GradingEvent) -> Void = { _ in }
  ) async -> Verdict {
    let seed = seed ?? UInt64.random(in: 1...999_999_999)
    var ignored: [IgnoredFile] = []
    var verdict: Verdict
    let halves = FirstHalf(exercise: exercise, files: files, memory: memory)
    do {
      let submission = try SubmissionReader(files: files).submission(in: folder, for: exercise)
      ignored = submission.ignored
      let attempt = Attempt(
        grader: self, exercise: exercise, standIns: course.standIns, submission: submission,
        context: AttemptContext(seed: seed, before: halves.before(folder), report: report))
      verdict = try await attempt.verdict()
      if verdict.holdsFirstHalf { halves.keep(submission, renewing: renewing) }
    } catch {
      verdict = Verdict(
        exercise: exercise.slug, outcome: .couldNotCheck(error.obstacle),
        checks: exercise.checks.map { CheckResult(check: $0, status: .notRun) })
    }
    verdict.ignored = ignored
    verdict.seed = seed
    return verdict
  }

  /// The toolchain on `PATH` with its version, which is remembered until the command changes.
  package func toolchain() async throws(GradingFailure) -> Toolchain {
    try await ToolchainFinder(files: files, runner: runner, environment: environment)
      .toolchain(rememberedIn: bench.folder.appending("toolchain"))
  }
}

/// What belongs to one attempt and not to the grader.
struct AttemptContext: Sendable {
  let seed: UInt64
  /// The learner's files before the change request; `nil` when they never were kept.
  let before: [String: String]?
  let report: @Sendable (GradingEvent) -> Void
}
