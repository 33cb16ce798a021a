import Curriculum
import Ports
import TestSupport
import Testing

@testable import Grading

@Suite struct `Grading a submission` {
  private let fresh = RecordedRun(declaring: "price()", "nextCurrency()")
  private let sources = "/desk/.solid/check/Exercises/kit/Sources/Kit/Kit.swift"

  @Test func `solved: every check holds, and everything is told`() async {
    let bench = FakeBench()
    let verdict = await bench.verdict()
    #expect(verdict.outcome == .solved)
    #expect(verdict.checks.map(\.status) == [.passed, .passed, .passed])
    #expect(verdict.exercise == "kit" && verdict.seed == 7)
    #expect(verdict.toolchain == "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
    let expected: [GradingEvent] = [
      .building, .testing, .testStarted("price()"), .testEnded("price()", passed: true),
      .testStarted("nextCurrency()"), .testEnded("nextCurrency()", passed: true),
    ]
    #expect(Array(bench.events.all.dropFirst()) == expected)
  }

  @Test func `what is built is pristine but for the learner's files`() async {
    let bench = FakeBench(
      SampleCourse.files(submitting: [
        "Sources/Kit/Kit.swift": "let a = 2\n", "Package.swift": "// own\n",
        "Tests/KitTests/KitTests.swift": "// weakened\n",
      ]))
    let verdict = await bench.verdict()
    let texts = bench.files.texts
    #expect(texts[sources] == "let a = 2\n")
    #expect(texts["/desk/.solid/check/Exercises/kit/Package.swift"] == "// pristine\n")
    #expect(
      texts["/desk/.solid/check/Exercises/kit/Tests/KitTests/KitTests.swift"] == "// tests\n")
    #expect(texts["/desk/.solid/check/StandIns/Package.swift"] == "// stand-ins\n")
    #expect(verdict.ignored.map(\.path) == ["Package.swift", "Tests/KitTests/KitTests.swift"])
    #expect(!texts.keys.contains { $0.contains("record-") })
  }

  @Test func `the tests see a few variables and no secret`() async throws {
    let bench = FakeBench()
    _ = await bench.verdict()
    let command = try #require(bench.runner.commands.last)
    #expect(command.environment["TOKEN"] == nil)
    #expect(command.environment["SOLID_SEED"] == "7")
    #expect(command.environment["PATH"] == "/bin" && command.environment["HOME"] == "/desk")
    #expect(command.environment["TMPDIR"] == "/desk/.solid/check/tmp")
    #expect(command.value(of: "--scratch-path") == "/desk/.solid/check/scratch")
  }

  @Test func `each check has a record of its own, and a seed is drawn when none is given`() async {
    let bench = FakeBench()
    let first = await bench.verdict(seed: nil)
    let second = await bench.verdict(seed: nil)
    let records = bench.runner.commands.compactMap { $0.value(of: "--event-stream-output-path") }
    #expect(Set(records).count == 2)
    #expect(first.seed > 0 && first.seed != second.seed)
  }

  @Test func `unsolved: a test fails`() async {
    let run = fresh.failing("price()").passing("nextCurrency()").ended
    let verdict = await FakeBench { _ in (run, .exits(1)) }.verdict()
    #expect(verdict.outcome == .unsolved)
    #expect(verdict.checks.map(\.status) == [.failed, .passed, .passed])
  }

  @Test func `unsolved: a rule finds something, and the tests run all the same`() async {
    let files = SampleCourse.files(submitting: [
      "Sources/Kit/Kit.swift": "func price(_ x: Any) -> Int { x as? Int ?? 0 }\n"
    ])
    let verdict = await FakeBench(files).verdict()
    #expect(verdict.outcome == .unsolved)
    #expect(verdict.checks.map(\.status) == [.passed, .passed, .failed])
    #expect(verdict.checks.last?.findings.first?.place?.file == "Sources/Kit/Kit.swift")
  }

  @Test func `does not compile`() async {
    let sentence = "\(sources):1:5: error: expected pattern\n"
    let verdict = await FakeBench { _ in (nil, .exits(1, output: sentence)) }.verdict()
    #expect(verdict.outcome == .doesNotCompile)
    #expect(verdict.diagnostics.map(\.message) == ["expected pattern"])
    #expect(verdict.checks.map(\.status) == [.notRun, .notRun, .passed])
  }

  @Test func `crashed, with a record that was cut off`() async {
    let run = fresh.passing("price()").starting("nextCurrency()").dying
    let output = "Kit.swift:1: Fatal error: boom\n0 in K at \(sources):1:3\n"
    let verdict = await FakeBench { _ in
      (run, .exits(1, output: output, error: "error: unexpected signal code 4\n"))
    }.verdict()
    let place = Place(file: "Sources/Kit/Kit.swift", line: 1, column: 3)
    #expect(
      verdict.outcome
        == .crashed(Crash(test: "nextCurrency()", message: "Fatal error: boom", place: place)))
  }

  @Test func `tests missing: the code under test calls exit(0)`() async {
    let run = fresh.passing("price()").starting("nextCurrency()")
    let verdict = await FakeBench { _ in (run, .exits(0)) }.verdict()
    #expect(verdict.outcome == .testsMissing(ended: 1, expected: 2))
  }

  @Test func `timed out while building`() async {
    let verdict = await FakeBench { _ in (nil, .runsForEver(bytesPerTick: 1)) }.verdict()
    #expect(verdict.outcome == .timedOut(phase: .build, test: nil, limit: .seconds(2)))
    #expect(verdict.seconds.test == 0)
  }

  @Test func `timed out while testing`() async {
    let run = fresh.starting("price()")
    let verdict = await FakeBench { _ in (run, .runsForEver(bytesPerTick: 1)) }.verdict()
    #expect(verdict.outcome == .timedOut(phase: .test, test: "price()", limit: .seconds(1)))
  }

  @Test func `too much output`() async {
    let run = fresh.starting("price()")
    let verdict = await FakeBench { _ in (run, .runsForEver(bytesPerTick: 4_000_000)) }.verdict()
    #expect(verdict.outcome == .tooMuchOutput(test: "price()"))
  }

  @Test func `tampered: the record contradicts itself`() async {
    let run = fresh.passing("price()").passing("nextCurrency()").ending("price()").ended
    let verdict = await FakeBench { _ in (run, .exits(0)) }.verdict()
    #expect(verdict.outcome == .tampered(.contradictoryEvents(test: "price()")))
  }

  @Test func `tampered: the solution can change what the tests see`() async throws {
    let files = SampleCourse.files(submitting: [
      "Sources/Kit/Kit.swift": "@_cdecl(\"exit\") func leave() {}\n"
    ])
    let verdict = await FakeBench(files).verdict()
    guard case .tampered(.forbiddenCode) = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(verdict.checks.first?.check.id == IntegrityCheck.forbidden)
  }
}
