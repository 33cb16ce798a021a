import Curriculum
import Languages
import Ports
import TestSupport
import Testing

@testable import Grading

@Suite struct `From evidence to a verdict` {
  /// What one run left behind, and the outcome that it must get.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let outcome: Outcome
    var run: RecordedRun?
    var process = FinishedProcess.exited()
    var structure = CheckResult.Status.passed
    var integrity: [CheckResult] = []
    var testingSince: Duration? = .milliseconds(1)
  }

  @Test(arguments: rows)
  func `has one outcome`(row: Row) {
    #expect(Self.verdict(on: row).outcome == row.outcome)
  }

  private static let package = Path("/bench/Exercises/kit")

  private static func verdict(on row: Row) -> Verdict {
    VerdictMaker(
      exercise: SampleCourse.exercise,
      answers: Answers(
        integrity: row.integrity,
        results: [CheckResult(check: SampleCourse.structure, status: row.structure)]),
      evidence: RunEvidence(
        process: row.process, stream: row.run?.bytes ?? [], testingSince: row.testingSince,
        package: package),
      halves: Halves(exercise: SampleCourse.exercise, now: [:], before: nil)
    ).verdict()
  }

  // MARK: The table

  private static let rows = ends + builds + deaths + signs

  private static let ends = [
    Row(testDescription: "all holds", outcome: .solved, run: good),
    Row(
      testDescription: "a test fails", outcome: .unsolved,
      run: fresh.failing("price()").passing("nextCurrency()").ended, process: .exited(1)),
    Row(
      testDescription: "a rule finds something", outcome: .unsolved, run: good, structure: .failed),
    Row(
      testDescription: "a known issue", outcome: .unsolved,
      run: fresh.passing("price()").starting("nextCurrency()")
        .recording("nextCurrency()", "1 == 2", isKnown: true).ending("nextCurrency()").ended),
    Row(
      testDescription: "a test is cancelled", outcome: .unsolved,
      run: fresh.passing("price()").cancelling("nextCurrency()").ended),
    Row(
      testDescription: "a test is never reached", outcome: .testsMissing(ended: 1, expected: 2),
      run: fresh.passing("price()").ended),
    Row(
      testDescription: "a condition in the code", outcome: .unsolved, run: good,
      integrity: IntegrityCheck.results(([], [finding("#if")]))),
  ]

  private static let builds = [
    Row(
      testDescription: "a sentence of the compiler", outcome: .doesNotCompile,
      process: .exited(1, error: "\(package)/Sources/Kit/Kit.swift:1:2: error: no\n"),
      testingSince: nil),
    Row(
      testDescription: "the linker", outcome: .couldNotCheck(.buildFailed("error: link failed")),
      process: .exited(1, error: "error: link failed\n"), testingSince: nil),
    Row(
      testDescription: "only a warning and the linker",
      outcome: .couldNotCheck(.buildFailed("error: link failed")),
      process: .exited(
        1, error: "\(package)/Sources/Kit/Kit.swift:1:2: warning: no\nerror: link failed\n"),
      testingSince: nil),
    Row(
      testDescription: "no word", outcome: .couldNotCheck(.toolFailed("\n")), process: .exited(1),
      testingSince: nil),
    Row(
      testDescription: "no test", outcome: .testsMissing(ended: 0, expected: 2), testingSince: nil),
  ]

  private static let deaths = [
    Row(
      testDescription: "a trap",
      outcome: .crashed(
        Crash(
          test: "nextCurrency()", message: "Fatal error: boom",
          place: Place(file: "Sources/Kit/Kit.swift", line: 3, column: 7))),
      run: dying,
      process: .exited(
        1, output: "Kit.swift:3: Fatal error: boom\n0 x at \(package)/Sources/Kit/Kit.swift:3:7\n",
        error: "error: … exited with unexpected signal code 5\n")),
    Row(
      testDescription: "the code calls exit(0)", outcome: .testsMissing(ended: 1, expected: 2),
      run: dying),
    Row(
      testDescription: "the code calls exit(1)", outcome: .testsMissing(ended: 1, expected: 2),
      run: dying, process: .exited(1, error: "error: exited with code 1")),
    Row(
      testDescription: "a build without end",
      outcome: .timedOut(phase: .build, test: nil, limit: .seconds(2)),
      process: .stopped(.overTime, after: .seconds(2)), testingSince: nil),
    Row(
      testDescription: "a test without end",
      outcome: .timedOut(phase: .test, test: "nextCurrency()", limit: .seconds(1)), run: dying,
      process: .stopped(.overTime, after: .seconds(3))),
    Row(
      testDescription: "output without end", outcome: .tooMuchOutput(test: "nextCurrency()"),
      run: dying, process: .stopped(.tooMuchOutput, after: .seconds(1))),
    Row(
      testDescription: "nobody wants to know", outcome: .couldNotCheck(.cancelled), run: dying,
      process: .stopped(.cancelled, after: .seconds(1))),
  ]

  private static let signs = [
    Row(
      testDescription: "a failure that no test explains", outcome: .tampered(.exitDisagrees),
      run: good, process: .exited(1)),
    Row(
      testDescription: "events that contradict each other",
      outcome: .tampered(.contradictoryEvents(test: "price()")),
      run: fresh.passing("price()").passing("nextCurrency()").ending("price()").ended),
    Row(
      testDescription: "a record that is none", outcome: .tampered(.unreadableRecord),
      run: fresh.adding("{}").passing("price()").passing("nextCurrency()").ended),
    Row(
      testDescription: "forbidden code", outcome: .tampered(.forbiddenCode("@_cdecl")), run: good,
      integrity: IntegrityCheck.results(([finding("@_cdecl")], []))),
  ]

  private static let good = SampleCourse.goodRun
  private static let fresh = RecordedRun(declaring: "price()", "nextCurrency()")
  private static let dying = fresh.passing("price()").starting("nextCurrency()")

  private static func finding(_ code: String) -> VerdictFinding {
    VerdictFinding(
      place: Place(file: "Sources/Kit/Kit.swift", line: 1), found: code,
      message: LocalizedText(same: code))
  }

  // MARK: The checks

  private func checks(_ run: RecordedRun) -> [CheckResult] {
    Self.verdict(on: Row(testDescription: "", outcome: .unsolved, run: run)).checks
  }

  @Test func `a check whose precondition failed is skipped`() {
    let checks = checks(Self.fresh.failing("price()").failing("nextCurrency()").ended)
    #expect(checks.map(\.status) == [.failed, .skipped, .passed])
    #expect(checks.map(\.missing) == [nil, "P1", nil])
  }

  @Test func `a check that holds without its precondition is not skipped`() {
    let checks = checks(Self.fresh.failing("price()").passing("nextCurrency()").ended)
    #expect(checks.map(\.status) == [.failed, .passed, .passed])
  }

  @Test func `a failed check says where, and what the library said`() throws {
    let run = Self.fresh.starting("price()")
      .recording("price()", "Expectation failed: price == 3", "SOLID_SEED=7", "EUR").ending(
        "price()")
    let finding = try #require(checks(run.ended).first?.findings.first)
    #expect(finding.place == Place(file: "Tests/KitTests/KitTests.swift", line: 12))
    #expect(finding.message.english == "Expectation failed: price == 3 · EUR")
    #expect(finding.expected == nil)
  }

  @Test func `a check that was never reached is not run`() {
    #expect(checks(Self.fresh.passing("price()")).map(\.status) == [.passed, .notRun, .passed])
  }

  @Test func `diagnostics are local, and those in the tests are ours`() {
    let lines = """
      \(Self.package)/Sources/Kit/Kit.swift:1:2: error: one
      /private\(Self.package)/Tests/KitTests/KitTests.swift:3:4: error: two
      \(Self.package)/Sources/Kit/Money.swift:5:6: note: three
      /usr/include/somewhere.swift:7:8: error: four

      """
    let row = Row(
      testDescription: "", outcome: .doesNotCompile, process: .exited(1, output: lines),
      testingSince: nil)
    let diagnostics = Self.verdict(on: row).diagnostics
    #expect(diagnostics.map(\.message) == ["one", "two", "three"])
    #expect(diagnostics.map(\.isOurs) == [false, true, true])
    #expect(
      diagnostics.map(\.place.file) == [
        "Sources/Kit/Kit.swift", "Tests/KitTests/KitTests.swift", "Sources/Kit/Money.swift",
      ])
  }

  @Test func `what the code printed is told, but not during a build`() {
    let output = "◇ Test run started.\nhello\n"
    var row = Row(
      testDescription: "", outcome: .solved, run: Self.good, process: .exited(output: output))
    #expect(Self.verdict(on: row).printed == "hello")
    row.run = nil
    #expect(Self.verdict(on: row).printed.isEmpty)
  }
}
