import Curriculum
import Ports

/// One check of one submission, from its files to a verdict.
struct Attempt: Sendable {
  let grader: Grader
  let exercise: Exercise
  let standIns: Path
  let submission: Submission
  let context: AttemptContext

  /// The rules first, because they need no build; then the tests, whatever the rules said; then what asks the built modules.
  func verdict() async throws(GradingFailure) -> Verdict {
    let clock = ContinuousClock()
    let begin = clock.now
    let checker = StructureChecker(
      exercise: exercise, submission: submission, package: try wholePackage())
    let structure = try checker.results()
    let answers = Answers(
      integrity: IntegrityCheck.results(checker.integrity), results: structure)
    let rulesTime = clock.now - begin
    context.report(.structureChecked(answers.integrity + structure))

    let undeclared = checker.undeclaredImports
    guard undeclared.isEmpty else { return verdict(on: undeclared, answers) }
    let toolchain = try await grader.toolchain()
    let left = try await locked { () async throws(GradingFailure) -> Findings in
      try await findings(of: answers, with: toolchain)
    }
    var verdict = VerdictMaker(
      exercise: exercise, answers: left.answers, evidence: left.main,
      alone: left.alone,
      halves: Halves(exercise: exercise, now: submission.files, before: context.before)
    ).verdict()
    verdict.toolchain = toolchain.version
    let runs = [left.main, left.alone].compactMap { $0 }
    verdict.seconds = PhaseSeconds(
      rules: rulesTime.seconds,
      build: runs.map(\.buildTime).reduce(.zero, +).seconds,
      test: runs.map(\.testTime).reduce(.zero, +).seconds)
    return verdict
  }

  /// The verdict on a package that may compile or not, as chance will have it: it is not built.
  private func verdict(on undeclared: [Diagnostic], _ answers: Answers) -> Verdict {
    var verdict = Verdict(
      exercise: exercise.slug, outcome: .doesNotCompile,
      checks: answers.integrity
        + exercise.checks.map {
          answers.byCheck[$0.id] ?? CheckResult(check: $0, status: .notRun)
        })
    verdict.diagnostics = undeclared
    return verdict
  }

  /// The learner's files and ours, for rules about targets; empty when the exercise has none.
  private func wholePackage() throws(GradingFailure) -> [String: String] {
    guard exercise.checks.contains(where: \.asksAboutTargets) else { return [:] }
    do throws(FileFailure) {
      let pristine = try PackageComposer(reader: grader.files).pristineFiles(of: exercise)
      return pristine.filter { $0.key.hasSuffix(".swift") }
        .mapValues { String(decoding: $0, as: UTF8.self) }
        .merging(submission.files) { $1 }
    } catch {
      throw GradingFailure(.unreadable(path: error.path.string))
    }
  }

  /// What the runs of one attempt left behind.
  private struct Findings: Sendable {
    var answers: Answers
    let main: RunEvidence
    var alone: RunEvidence?
  }

  /// Runs the tests, and what makes sense only with a package that builds.
  private func findings(of answers: Answers, with toolchain: Toolchain)
    async throws(GradingFailure) -> Findings
  {
    let bench = grader.bench
    try compose()
    let run = PackageRun(grader: grader, exercise: exercise, toolchain: toolchain, context: context)
    let main = try await run.evidence(of: bench.package(exercise), scratch: bench.scratch)
    var findings = Findings(answers: answers, main: main)
    guard main.report.hasStarted, main.process.stopped == nil else { return findings }
    let probes = ProbeRun(
      grader: grader, exercise: exercise, toolchain: toolchain,
      modules: bench.scratch.appending("debug/Modules"))
    findings.answers.add(try await probes.results())
    findings.answers.add(try await newCases(with: toolchain))
    if let alone = exercise.alone {
      let package = bench.alone(exercise)
      try mirror(
        AlonePackageComposer(exercise: exercise, alone: alone, files: grader.files),
        into: package)
      findings.alone = try await run.evidence(
        of: package, scratch: bench.aloneScratch(exercise))
    }
    return findings
  }

  /// The answers of the checks that add a case to the learner's enum.
  private func newCases(with toolchain: Toolchain) async throws(GradingFailure) -> [CheckResult] {
    let run = NewCaseRun(
      grader: grader, exercise: exercise, toolchain: toolchain, submission: submission,
      modules: grader.bench.scratch.appending("debug/Modules"))
    var results: [CheckResult] = []
    for check in exercise.checks {
      guard case .newCase(let request) = check.means else { continue }
      results.append(try await run.result(of: check, request))
    }
    return results
  }

  /// Runs `body` while no other check of this workspace builds.
  private func locked<Result: Sendable>(
    _ body: () async throws(GradingFailure) -> Result
  ) async throws(GradingFailure) -> Result {
    let lock = try await takeLock()
    defer { lock.release() }
    return try await body()
  }

  private func takeLock() async throws(GradingFailure) -> any HeldLock {
    let bench = grader.bench
    do throws(FileFailure) {
      try grader.files.makeFolder(at: bench.folder)
      do throws(FileFailure) {
        return try await grader.files.lock(bench.lock, patience: .zero)
      } catch {
        guard case .locked(let holder) = error.reason else { throw error }
        context.report(.waiting(process: holder))
      }
      return try await grader.files.lock(bench.lock, patience: exercise.limits.build)
    } catch {
      // Whoever gives up waiting has met no obstacle.
      throw GradingFailure(Task.isCancelled ? .cancelled : Obstacle(writing: error))
    }
  }

  // MARK: Folders

  /// Brings the stand-ins and the package in line with what is to be checked.
  private func compose() throws(GradingFailure) {
    let bench = grader.bench
    let composer = PackageComposer(reader: grader.files)
    let wanted: (standIns: [String: [UInt8]], package: [String: [UInt8]])
    do throws(FileFailure) {
      wanted = (try composer.tree(at: standIns), try composer.files(of: submission, for: exercise))
    } catch {
      throw GradingFailure(.unreadable(path: error.path.string))
    }
    do throws(FileFailure) {
      try mirror.mirror(wanted.standIns, into: bench.standIns)
      try mirror.mirror(
        wanted.package, into: bench.package(exercise), ignoring: ["Package.resolved"])
      try mirror.mirror([:], into: bench.temporary)
      try mirror.mirror([:], into: bench.records)
    } catch {
      throw GradingFailure(Obstacle(writing: error))
    }
  }

  private func mirror(_ composer: AlonePackageComposer, into package: Path)
    throws(GradingFailure)
  {
    let wanted: [String: [UInt8]]
    do throws(FileFailure) { wanted = try composer.files(of: submission) } catch {
      throw GradingFailure(.unreadable(path: error.path.string))
    }
    do throws(FileFailure) {
      try mirror.mirror(wanted, into: package, ignoring: ["Package.resolved"])
    } catch {
      throw GradingFailure(Obstacle(writing: error))
    }
  }

  private var mirror: FolderMirror { FolderMirror(reader: grader.files, writer: grader.files) }
}

extension Check {
  /// Whether a rule about the targets of the package answers it.
  fileprivate var asksAboutTargets: Bool {
    if case .rule = means { kind == .moduleGraph } else { false }
  }
}

extension Obstacle {
  /// Why the folder for checking could not be prepared.
  init(writing failure: FileFailure) {
    switch failure.reason {
    case .diskFull: self = .diskFull(path: failure.path.string)
    case .locked(let holder): self = .busy(process: holder)
    default: self = .unwritable(path: failure.path.string)
    }
  }
}
