import Curriculum
import Ports

/// Watches one `swift test`: reads its event stream while it grows, and keeps the limit of each phase.
///
/// The test phase begins with the first record of the stream: only the test process writes it. So a slow first build never eats
/// the time of the tests.
struct SwiftTestSupervisor: ProcessSupervisor {
  let stream: Path
  let reader: any FileReading
  let limits: Limits
  let report: @Sendable (GradingEvent) -> Void

  private var seen = 0
  private var progress = TestReport()
  /// When the test phase began, measured from the start of the process; `nil` during the build.
  private(set) var testingSince: Duration?

  /// Bytes that a build and its tests may print together.
  static let maximumOutput = 8_000_000
  /// Bytes of the event stream that are read.
  static let maximumStream = 16_000_000

  init(
    stream: Path, reader: any FileReading, limits: Limits,
    report: @escaping @Sendable (GradingEvent) -> Void
  ) {
    self.stream = stream
    self.reader = reader
    self.limits = limits
    self.report = report
  }

  /// Looks at the run once; says whether it has to end, and why.
  mutating func look(at process: RunningProcess) -> StopReason? {
    let size = reader.status(of: stream)?.size ?? 0
    if size > seen { readOn(at: process.elapsed) }
    if process.written > Self.maximumOutput || size > Self.maximumStream { return .tooMuchOutput }
    if let testingSince { return process.elapsed - testingSince > limits.test ? .overTime : nil }
    return process.elapsed > limits.build ? .overTime : nil
  }

  private mutating func readOn(at elapsed: Duration) {
    if testingSince == nil { testingSince = elapsed }
    guard let bytes = try? reader.contents(of: stream, limit: Self.maximumStream),
      let end = bytes.lastIndex(of: UInt8(ascii: "\n")), end >= seen
    else { return }
    for line in bytes[seen..<end].split(separator: UInt8(ascii: "\n")) {
      if let event = progress.take(line: line) { report(event) }
    }
    seen = end + 1
  }
}
