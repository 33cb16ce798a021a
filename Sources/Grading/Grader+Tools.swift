import Ports

extension Grader {
  /// Runs a tool of the toolchain to its end.
  ///
  /// How it ended is a result; that it cannot be started is none.
  func finished(_ command: Command, within limit: Duration) async throws(GradingFailure)
    -> FinishedProcess
  {
    let process: FinishedProcess
    do throws(LaunchFailure) {
      process = try await runner.run(command) { $0.elapsed > limit ? .overTime : nil }
    } catch {
      throw GradingFailure(error.reason == .notFound ? .noToolchain : .toolFailed("\(error)"))
    }
    if process.stopped == .cancelled { throw GradingFailure(.cancelled) }
    return process
  }
}

extension FinishedProcess {
  /// Both streams: tools have moved their complaints from one to the other between versions.
  var text: String { standardError.text + "\n" + standardOutput.text }

  /// The complaints of a compiler or a formatter, each with its place.
  var sentences: [CompilerOutput.Sentence] { CompilerOutput(text).sentences }
}
