import Curriculum
import Ports

/// Builds and tests one composed package; a scratch folder that does not fit any more is emptied once.
struct PackageRun: Sendable {
  let grader: Grader
  let exercise: Exercise
  let toolchain: Toolchain
  let context: AttemptContext

  func evidence(of package: Path, scratch: Path) async throws(GradingFailure) -> RunEvidence {
    let first = try await run(package, scratch: scratch)
    guard StaleScratch.explains(first) else { return first }
    context.report(.startingAfresh)
    do throws(FileFailure) { try grader.files.remove(scratch) } catch {
      throw GradingFailure(Obstacle(writing: error))
    }
    return try await run(package, scratch: scratch)
  }

  private func run(_ package: Path, scratch: Path) async throws(GradingFailure) -> RunEvidence {
    let run = SwiftTestRun(
      toolchain: toolchain, bench: grader.bench, scratch: scratch,
      environment: grader.environment, seed: context.seed)
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
