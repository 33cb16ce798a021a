import Curriculum
import Ports
import Synchronization
import TestSupport
import Testing

@testable import Grading

@Suite struct `Watching a run` {
  private let stream = Path("/tmp/record.jsonl")
  private let files = InMemoryFileSystem(["/tmp/other": ""])
  private let heard = Heard()

  /// What was reported, in order.
  private final class Heard: Sendable {
    private let events = Mutex<[GradingEvent]>([])
    func hear(_ event: GradingEvent) { events.withLock { $0.append(event) } }
    var all: [GradingEvent] { events.withLock { $0 } }
  }

  private var supervisor: SwiftTestSupervisor {
    SwiftTestSupervisor(
      stream: stream, reader: files, limits: Limits(build: .seconds(120), test: .seconds(20)),
      report: { [heard] in heard.hear($0) })
  }

  private func moment(_ elapsed: Duration, written: Int = 0) -> RunningProcess {
    RunningProcess(identifier: 1, elapsed: elapsed, written: written)
  }

  private func write(_ run: RecordedRun, cutting: Int = 0) throws {
    try files.write(Array(run.bytes.dropLast(cutting)), to: stream, .atomic)
  }

  @Test func `a build has its own limit`() {
    var supervisor = supervisor
    #expect(supervisor.look(at: moment(.seconds(120))) == nil)
    #expect(supervisor.look(at: moment(.seconds(121))) == .overTime)
    #expect(supervisor.testingSince == nil)
  }

  @Test func `the time of the tests begins with the first record`() throws {
    var supervisor = supervisor
    #expect(supervisor.look(at: moment(.seconds(119))) == nil)
    try write(RecordedRun(declaring: "a()"))
    #expect(supervisor.look(at: moment(.seconds(119.5))) == nil)
    #expect(supervisor.look(at: moment(.seconds(139))) == nil)
    #expect(supervisor.look(at: moment(.seconds(140))) == .overTime)
    #expect(supervisor.testingSince == .seconds(119.5))
  }

  @Test func `tells of every test once, and of half a line only when it is whole`() throws {
    var supervisor = supervisor
    let run = RecordedRun(declaring: "a()").starting("a()")
    try write(run, cutting: 30)
    _ = supervisor.look(at: moment(.seconds(1)))
    #expect(heard.all == [.testing])
    try write(run)
    _ = supervisor.look(at: moment(.seconds(2)))
    try write(run.recording("a()", "1 == 2").ending("a()").ended)
    _ = supervisor.look(at: moment(.seconds(3)))
    _ = supervisor.look(at: moment(.seconds(4)))
    #expect(heard.all == [.testing, .testStarted("a()"), .testEnded("a()", passed: false)])
  }

  @Test func `too much output ends a build and a test`() throws {
    var supervisor = supervisor
    let limit = SwiftTestSupervisor.maximumOutput
    #expect(supervisor.look(at: moment(.seconds(1), written: limit)) == nil)
    #expect(supervisor.look(at: moment(.seconds(1), written: limit + 1)) == .tooMuchOutput)
  }

  @Test func `a record that grows without end is too much output as well`() throws {
    var supervisor = supervisor
    let record = [UInt8](
      repeating: UInt8(ascii: "\n"), count: SwiftTestSupervisor.maximumStream + 1)
    try files.write(record, to: stream, .atomic)
    #expect(supervisor.look(at: moment(.seconds(1))) == .tooMuchOutput)
  }
}
