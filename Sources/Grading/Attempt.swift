import Curriculum
import Ports

/// One check of one submission, from its files to a verdict.
struct Attempt: Sendable {
  let grader: Grader
  let exercise: Exercise
  let standIns: Path
  let submission: Submission
  let context: AttemptContext

  /// The rules first, because they need no build; then the tests, whatever the rules said.
  func verdict() async throws(GradingFailure) -> Verdict {
    let clock = ContinuousClock()
    let begin = clock.now
    let checker = StructureChecker(exercise: exercise, submission: submission)
    let structure = try checker.results()
    let integrity = IntegrityCheck.results(checker.integrity)
    let rulesTime = clock.now - begin
    context.report(.structureChecked(integrity + structure))

    let toolchain = try await grader.toolchain()
    let evidence = try await locked { () throws(GradingFailure) in
      try compose()
      return try await gathered(with: toolchain)
    }
    var verdict = VerdictMaker(
      exercise: exercise, structure: structure, integrity: integrity, evidence: evidence
    ).verdict()
    verdict.toolchain = toolchain.version
    verdict.seconds = PhaseSeconds(
      rules: rulesTime.seconds, build: evidence.buildTime.seconds, test: evidence.testTime.seconds)
    return verdict
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

  /// Brings the stand-ins and the package in line with what is to be checked.
  private func compose() throws(GradingFailure) {
    let bench = grader.bench
    let composer = PackageComposer(reader: grader.files)
    let mirror = FolderMirror(reader: grader.files, writer: grader.files)
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

  /// Runs the tests; a scratch folder that does not fit any more is emptied once.
  private func gathered(with toolchain: Toolchain) async throws(GradingFailure) -> RunEvidence {
    let first = try await run(toolchain)
    guard StaleScratch.explains(first) else { return first }
    context.report(.startingAfresh)
    do throws(FileFailure) { try grader.files.remove(grader.bench.scratch) } catch {
      throw GradingFailure(Obstacle(writing: error))
    }
    return try await run(toolchain)
  }

  private func run(_ toolchain: Toolchain) async throws(GradingFailure) -> RunEvidence {
    let run = SwiftTestRun(
      toolchain: toolchain, bench: grader.bench, limits: exercise.limits,
      environment: grader.environment, seed: context.seed)
    let package = grader.bench.package(exercise)
    context.report(.building)
    let supervisor = SwiftTestSupervisor(
      stream: run.stream, reader: grader.files, limits: exercise.limits, report: context.report)
    let done: SupervisedRun<SwiftTestSupervisor>
    do throws(LaunchFailure) {
      done = try await grader.runner.run(run.command(package: package), supervisor: supervisor)
    } catch {
      throw GradingFailure(error.reason == .notFound ? .noToolchain : .toolFailed("\(error)"))
    }
    let stream = try? grader.files.contents(
      of: run.stream, limit: SwiftTestSupervisor.maximumStream)
    try? grader.files.remove(run.stream)
    return RunEvidence(
      process: done.process, stream: stream ?? [], testingSince: done.supervisor.testingSince,
      package: package)
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
