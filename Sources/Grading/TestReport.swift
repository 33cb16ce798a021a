/// What the event stream of one run says, test by test.
package struct TestReport: Hashable, Sendable {
  /// The test functions by identifier.
  private(set) var tests: [String: Test] = [:]
  private(set) var suites: Set<String> = []
  private(set) var hasStarted = false
  private(set) var hasEnded = false
  /// The first sign that the stream was not written by the test library alone.
  private(set) var tampering: Tampering?
  /// The texts of all messages, to tell them from what the learner printed.
  private(set) var messages: Set<String> = []
  /// The identifier of the function that started last.
  private var latest: String?

  /// One test function.
  struct Test: Hashable, Sendable {
    let name: String
    var state = State.declared
    var issues: [Issue] = []

    /// Seen to start and to end, and nothing happened that is not a pass.
    var hasPassed: Bool { state == .ended && issues.isEmpty }

    enum State: Hashable, Sendable {
      case declared, started, ended, skipped, cancelled
    }
  }

  /// Something that a test recorded; known issues and warnings count as well.
  struct Issue: Hashable, Sendable {
    let message: String
    let details: [String]
    let file: String?
    let line: Int?
  }

  init() {}

  /// Reads a whole stream; a last line that was cut off by a crash is left out.
  init(stream: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let end = stream.lastIndex(of: newline) ?? stream.startIndex
    for line in stream[..<end].split(separator: newline) { take(line: line) }
  }

  /// The function that has started and not ended: the suspect of a crash or of a time-out.
  var running: String? {
    tests.values.first { $0.state == .started }?.name
  }

  /// The test function of a name; names are unique in the checks of an exercise.
  func test(named name: String) -> Test? {
    tests.values.first { $0.name == name }
  }

  /// Takes one more whole line; returns what a watcher would like to hear.
  @discardableResult
  mutating func take(line: some Sequence<UInt8>) -> GradingEvent? {
    guard let record = TestRecord(line: line) else {
      if hasStarted, !hasEnded { suspect(.unreadableRecord) }
      return nil
    }
    return record.kind == "test" ? declare(record.payload) : follow(record.payload)
  }

  private mutating func declare(_ payload: TestRecord.Payload) -> GradingEvent? {
    guard let id = payload.id, let name = payload.name else { return nil }
    if payload.kind == "function" {
      if tests[id] != nil { suspect(.contradictoryEvents(test: name)) }
      tests[id] = Test(name: name)
    } else {
      suites.insert(id)
    }
    return nil
  }

  private mutating func follow(_ payload: TestRecord.Payload) -> GradingEvent? {
    for message in payload.messages ?? [] { messages.insert(message.text) }
    switch payload.kind {
    case "runStarted":
      hasStarted = true
      return .testing
    case "runEnded":
      if hasEnded { suspect(.unreadableRecord) }
      hasEnded = true
      return nil
    default:
      guard let id = payload.testID, !suites.contains(id) else { return recordLoose(payload) }
      return follow(payload, of: id)
    }
  }

  private mutating func follow(_ payload: TestRecord.Payload, of id: String) -> GradingEvent? {
    guard var test = tests[id] else {
      suspect(.foreignTest(id))
      return nil
    }
    defer { tests[id] = test }
    switch payload.kind {
    case "testStarted":
      if test.state != .declared { suspect(.contradictoryEvents(test: test.name)) }
      test.state = .started
      latest = id
      return .testStarted(test.name)
    case "testEnded":
      if test.state == .started {
        test.state = .ended
      } else if test.state != .cancelled {
        suspect(.contradictoryEvents(test: test.name))
      }
      return .testEnded(test.name, passed: test.hasPassed)
    case "testSkipped":
      test.state = .skipped
    case "testCancelled", "testCaseCancelled":
      test.state = .cancelled
    case "issueRecorded":
      test.issues.append(Issue(payload))
    default:
      break
    }
    return nil
  }

  /// An issue outside of any test, say of a detached task: it belongs to the test that started last.
  private mutating func recordLoose(_ payload: TestRecord.Payload) -> GradingEvent? {
    guard payload.kind == "issueRecorded", let latest else { return nil }
    tests[latest]?.issues.append(Issue(payload))
    return nil
  }

  private mutating func suspect(_ sign: Tampering) {
    tampering = tampering ?? sign
  }
}

extension TestReport.Issue {
  init(_ payload: TestRecord.Payload) {
    let all = payload.messages ?? []
    message = all.first?.text ?? ""
    details = all.dropFirst().map(\.text)
    file = payload.issue?.sourceLocation?.filePath ?? payload.issue?.sourceLocation?._filePath
    line = payload.issue?.sourceLocation?.line
  }
}
