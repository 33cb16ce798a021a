import Ports
import Testing

@testable import Grading

@Suite struct `The report on an event stream` {
  private func report(_ run: RecordedRun) -> TestReport { TestReport(stream: run.bytes) }

  @Test func `a test that started and ended without an issue has passed`() {
    let report = report(RecordedRun(declaring: "price()").passing("price()").ended)
    #expect(report.test(named: "price()")?.hasPassed == true)
    #expect(report.hasStarted && report.hasEnded)
    #expect(report.tampering == nil)
  }

  @Test func `an issue keeps its sentence, its details and its place`() throws {
    let run = RecordedRun(declaring: "price()").starting("price()")
      .recording("price()", "Expectation failed: price == 3", "seed 7").ending("price()").ended
    let test = try #require(report(run).test(named: "price()"))
    #expect(!test.hasPassed)
    let issue = try #require(test.issues.first)
    #expect(issue.message == "Expectation failed: price == 3")
    #expect(issue.details == ["seed 7"])
    #expect(issue.line == 12)
  }

  @Test func `a known issue is no pass`() {
    let run = RecordedRun(declaring: "price()").starting("price()")
      .recording("price()", "1 == 2", isKnown: true).ending("price()").ended
    #expect(report(run).test(named: "price()")?.hasPassed == false)
  }

  @Test func `a skipped and a cancelled test have not passed`() {
    let run = RecordedRun(declaring: "a()", "b()").skipping("a()").cancelling("b()").ended
    let report = report(run)
    #expect(report.test(named: "a()")?.state == .skipped)
    #expect(report.test(named: "b()")?.state == .cancelled)
    #expect(report.tampering == nil)
  }

  @Test func `a cancelled case of a test is no pass`() {
    let run = RecordedRun(declaring: "a(_:)").starting("a(_:)")
      .adding(RecordedRun.event("testCaseStarted", "a(_:)"))
      .adding(RecordedRun.event("testCaseCancelled", "a(_:)")).ending("a(_:)").ended
    #expect(report(run).test(named: "a(_:)")?.hasPassed == false)
    #expect(report(run).tampering == nil)
  }

  @Test func `the test that has not ended is the suspect`() {
    let run = RecordedRun(declaring: "a()", "b()").passing("a()").starting("b()")
    #expect(report(run).running == "b()")
    #expect(!report(run).hasEnded)
  }

  @Test(arguments: [1, 20, 90])
  func `a last line that a crash cut off is left out`(missing: Int) {
    let run = RecordedRun(declaring: "a()").starting("a()").recording("a()", "1 == 2")
    let report = TestReport(stream: Array(run.bytes.dropLast(missing)))
    #expect(report.tampering == nil)
    #expect(report.running == "a()")
  }

  @Test func `an issue outside of any test belongs to the one that was started last`() {
    let during = RecordedRun(declaring: "a()").starting("a()").recording(nil, "late").ending("a()")
    #expect(report(during.ended).test(named: "a()")?.hasPassed == false)
    let after = RecordedRun(declaring: "a()").passing("a()").recording(nil, "too late")
    #expect(report(after.ended).test(named: "a()")?.hasPassed == false)
  }

  @Test func `a test that ends twice, or without a start, is a contradiction`() {
    let twice = RecordedRun(declaring: "a()").passing("a()").ending("a()").ended
    #expect(report(twice).tampering == .contradictoryEvents(test: "a()"))
    let never = RecordedRun(declaring: "a()").ending("a()").ended
    #expect(report(never).tampering == .contradictoryEvents(test: "a()"))
    let again = RecordedRun(declaring: "a()").passing("a()").passing("a()").ended
    #expect(report(again).tampering == .contradictoryEvents(test: "a()"))
  }

  @Test func `an event of a test that nobody declared is foreign`() throws {
    let run = RecordedRun(declaring: "a()").passing("a()").passing("forged()").ended
    guard case .foreignTest(let id) = report(run).tampering else {
      Issue.record("\(String(describing: report(run).tampering))")
      return
    }
    #expect(id.contains("forged()"))
  }

  @Test func `a line that the library does not write is a sign`() {
    let run = RecordedRun(declaring: "a()").adding("hello").passing("a()").ended
    #expect(report(run).tampering == .unreadableRecord)
  }

  @Test func `unknown kinds and members are not a sign`() {
    let run = RecordedRun(declaring: "a()").starting("a()")
      .adding(
        RecordedRun.event("valueAttached", "a()", messages: [], #","colour":{"name":"blue"}"#)
      )
      .adding(#"{"kind":"weather","payload":{"kind":"sunny"},"version":"9.9"}"#)
      .ending("a()").ended
    #expect(report(run).tampering == nil)
    #expect(report(run).test(named: "a()")?.hasPassed == true)
  }

  @Test func `an empty stream says nothing`() {
    let report = TestReport(stream: [])
    #expect(!report.hasStarted && !report.hasEnded && report.running == nil)
    #expect(report.tampering == nil)
  }
}
