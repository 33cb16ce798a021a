import Ports

/// Everything that one `swift test` left behind, before anybody judges it.
struct RunEvidence: Sendable {
  let process: FinishedProcess
  /// The whole event stream; empty when no test process wrote one.
  let stream: [UInt8]
  /// From the start of the process to its first record; `nil` when the tests never began.
  let testingSince: Duration?
  /// The composed package that was built.
  let package: Path

  var report: TestReport { TestReport(stream: stream) }

  /// Both streams: builds have moved from one to the other between versions of the toolchain.
  var output: String {
    process.standardError.text + "\n" + process.standardOutput.text
  }

  var buildTime: Duration { testingSince ?? process.elapsed }
  /// The supervisor looks at another clock than the runner, so a very short phase could come out negative.
  var testTime: Duration { testingSince.map { max(.zero, process.elapsed - $0) } ?? .zero }
}

extension Duration {
  /// The length in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
