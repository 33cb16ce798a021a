import HostSystem
import Ports
import Testing

@testable import Grading

/// A stream that Swift Testing 6.3.1 wrote about a suite with one test of each sort.
@Suite struct `A recorded event stream` {
  private let stream: [UInt8]

  init() throws {
    let file = Path(#filePath).parent.appending("Recorded/swift-6.3.1.jsonl")
    stream = try PosixFileSystem().contents(of: file, limit: 1_000_000)
  }

  @Test(arguments: [
    ("a1()", TestReport.Test.State.ended, [String]()),
    (
      "a2()", .ended,
      ["Expectation failed: try f(2) == 5", #"Expectation failed: ["a"].contains("b")"#]
    ),
    ("a3(_:)", .ended, ["Expectation failed: try f(x) == 1"]),
    ("a4()", .ended, ["Caught error: E()"]),
    ("a5()", .ended, ["Expectation failed: 1 == 2"]),
    ("a6()", .skipped, []),
    ("a7()", .cancelled, []),
    ("b2()", .ended, []),
  ])
  func `is understood test by test`(
    name: String, state: TestReport.Test.State, issues: [String]
  ) throws {
    let report = TestReport(stream: stream)
    let test = try #require(report.test(named: name))
    #expect(test.state == state)
    #expect(test.issues.map(\.message) == issues)
    #expect(test.issues.allSatisfy { $0.file?.hasSuffix("T.swift") == true && $0.line != nil })
  }

  @Test func `is sound and whole, and only what passed has passed`() {
    let report = TestReport(stream: stream)
    #expect(report.hasStarted && report.hasEnded && report.tampering == nil)
    #expect(report.tests.values.filter(\.hasPassed).map(\.name).sorted() == ["a1()", "b2()"])
    #expect(report.messages.contains(#"Test a6() skipped: "no""#))
  }

  @Test func `keeps the details of an issue`() throws {
    let test = try #require(TestReport(stream: stream).test(named: "a2()"))
    #expect(test.issues.first?.details == ["seed 7"])
  }

  @Test func `cut off anywhere it is no sign of tampering, and proves no more than before`() {
    for end in stride(from: 0, to: stream.count, by: 97) {
      let report = TestReport(stream: Array(stream[..<end]))
      #expect(report.tampering == nil && !report.hasEnded, "cut off at byte \(end)")
      let passed = Set(report.tests.values.filter(\.hasPassed).map(\.name))
      #expect(passed.isSubset(of: ["a1()", "b2()"]), "cut off at byte \(end)")
    }
  }
}
