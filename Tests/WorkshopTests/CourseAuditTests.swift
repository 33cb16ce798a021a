import Curriculum
import Grading
import Ports
import TestSupport
import Testing

@testable import Workshop

@Suite struct `An audit` {
  private func names(_ rows: [AuditRow]) -> [String] {
    rows.map { "\($0.exercise) \($0.submission.name)" }
  }

  @Test func `gives rows in the order of the course, whoever is faster`() async {
    let sample = SampleCourse("slow", "quick", "quicker")
    let judges = (0..<2).map { _ in
      AgreeableJudge { folder, usual in
        if folder.contains("slow") { try? await Task.sleep(for: .milliseconds(5)) }
        return usual
      }
    }
    var reported: [AuditRow] = []
    let rows = await sample.audit(judges).rows(of: sample.course.exercises) { reported.append($0) }
    let expected = ["slow", "quick", "quicker"].flatMap { slug in
      AuditSubmission.all(of: SampleCourse.exercise(slug)).map { "\(slug) \($0.name)" }
    }
    #expect(names(rows) == expected)
    #expect(names(reported) != expected)
    #expect(Set(names(reported)) == Set(expected) && reported.count == expected.count)
  }

  @Test func `leaves each exercise to one bench`() async {
    let sample = SampleCourse("a", "b", "c", "d")
    let judges = (0..<3).map { _ in
      AgreeableJudge { folder, usual in
        await Task.yield()
        return usual
      }
    }
    _ = await sample.audit(judges).rows(of: sample.course.exercises)
    #expect(judges.map { $0.judged.count % 6 } == [0, 0, 0])
    #expect(judges.flatMap(\.judged).count == 24)
  }

  @Test func `hands out nothing after it was cancelled`() async {
    let sample = SampleCourse("a", "b", "c")
    let judge = AgreeableJudge()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await sample.audit([judge]).rows(of: sample.course.exercises)
    }
    #expect(await task.value.isEmpty)
    #expect(judge.judged.count <= 1)
  }

  @Test func `wants exactly the declared tests to end in the reference`() async {
    let sample = SampleCourse("kit")
    let judge = AgreeableJudge(endedTests: ["next()", "stray()"])
    let rows = await sample.audit([judge]).rows(of: sample.course.exercises)
    let wrong = rows.filter { !$0.isAsDeclared }
    #expect(wrong.map(\.submission) == [.refactored])
    #expect(wrong.first?.result.tests.missing == ["other()"])
    #expect(wrong.first?.result.tests.undeclared == ["stray()"])
  }

  @Test func `wants the reference to compile without a warning, and compiles it whole`() async {
    let sample = SampleCourse("kit")
    let stale = "/desk/.solid/check-0/Exercises/kit/Sources/Kit/Kit.swift"
    let judge = AgreeableJudge { folder, usual in
      var verdict = usual
      let isWhole = sample.files.texts[stale] == nil
      verdict.diagnostics = [
        Diagnostic(
          place: Place(file: "A.swift", line: 1), severity: isWhole ? .warning : .error,
          message: "unused", isOurs: false)
      ]
      return verdict
    }
    try? sample.files.makeFolder(at: Path(stale).parent)
    try? sample.files.write([], to: Path(stale), .atomic)
    let rows = await sample.audit([judge]).rows(of: sample.course.exercises)
    #expect(rows.filter { !$0.isAsDeclared }.map(\.submission) == [.refactored])
    #expect(rows.flatMap(\.warnings).map(\.message) == ["unused"])
  }

  @Test(arguments: [
    (Outcome.solved, false), (.unsolved, true), (.doesNotCompile, true),
    (.crashed(Crash(test: nil, message: "", place: nil)), true),
    (.couldNotCheck(.noToolchain), false),
  ])
  func `accepts any verdict on a generated submission but solved`(outcome: Outcome, isFine: Bool)
    async
  {
    let sample = SampleCourse("kit")
    let judge = AgreeableJudge { folder, usual in
      folder.contains("generated")
        ? .sample(of: SampleCourse.exercise("kit"), outcome: outcome) : usual
    }
    let rows = await sample.audit([judge]).rows(of: sample.course.exercises)
    #expect(
      rows.filter { if case .generated = $0.submission { true } else { false } }
        .map(\.isAsDeclared) == [isFine, isFine])
  }

  @Test func `submits an emptied start file, and the reference with constants`() async {
    let sample = SampleCourse("kit")
    _ = await sample.audit([AgreeableJudge()]).rows(of: sample.course.exercises)
    let folder = "/desk/.solid/check/audit/generated/kit.generated-"
    let texts = sample.files.texts
    #expect(texts[folder + "emptied/Sources/Kit/Kit.swift"] == "")
    #expect(
      texts[folder + "stubs/Sources/Kit/Kit.swift"]
        == "// Refactored\nfunc f() -> Int { return 0 }\n")
  }

  @Test func `submits the stubs with the reference as it was before the change request`()
    async throws
  {
    let sample = SampleCourse("kit")
    let half = Path("/course/Exercises/kit/Refactored/Phase1/Sources/Kit/Kit.swift")
    try sample.files.makeFolder(at: half.parent)
    try sample.files.write(Array("func g() -> Int { 8 }\n".utf8), to: half, .atomic)
    _ = await sample.audit([AgreeableJudge()]).rows(of: sample.course.exercises)
    let folder = "/desk/.solid/check/audit/generated/kit.generated-stubs/"
    #expect(
      sample.files.texts[folder + "Phase1/Sources/Kit/Kit.swift"] == "func g() -> Int { 8 }\n")
  }

  @Test func `counts the checks that every submission undergoes among the failed ones`() {
    let exercise = SampleCourse.exercise("kit")
    let integrity = SampleCourse.check("integrity", .structure, .tests([]))
    let verdict = Verdict(
      exercise: "kit", outcome: .tampered(.unreadableRecord),
      checks: [CheckResult(check: integrity, status: .failed)])
    #expect(AuditResult(verdict, of: exercise, endedTests: []).failed == ["integrity"])
  }
}
