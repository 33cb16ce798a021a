import Curriculum
import Grading
import Languages
import Markdown
import Ports
import Testing

@testable import Workshop

@Suite struct `The proof of the judge` {
  private var exercise: Exercise {
    var exercise = SampleCourse.exercise("kit")
    exercise = Exercise(
      slug: "kit", folder: exercise.folder, title: exercise.title, files: exercise.files,
      checks: [
        SampleCourse.check("B1", .behaviour, .tests(["keeps()"])),
        SampleCourse.check("P1", .changeRequest, .tests(["next()"])),
        SampleCourse.check("S4", .structure, SampleCourse.rule("noDowncast")),
        SampleCourse.check("S5", .structure, SampleCourse.rule("noTrap")),
      ])
    return exercise
  }

  /// The row of a fixture, which came out as declared unless it says otherwise.
  private func row(
    _ name: String, failing: Set<String>, skipping: Set<String> = [], declared: [String]? = nil,
    outcome: Outcome? = nil
  ) -> AuditRow {
    let verdict = Verdict.sample(
      of: exercise, failing: failing, skipping: skipping, outcome: outcome)
    let fixture = Fixture(
      name: name, title: LocalizedText(same: ""), outcome: verdict.outcome.word,
      fails: declared ?? Array(failing))
    let submission = AuditSubmission.fixture(fixture)
    return AuditRow(
      exercise: "kit", submission: submission, expected: submission.expectation(in: exercise),
      result: AuditResult(verdict, of: exercise, endedTests: []), verdict: verdict)
  }

  private func proof(_ rows: AuditRow..., isWhole: Bool = false) -> JudgeProof {
    JudgeProof(of: [exercise], by: rows, isWhole: isWhole)
  }

  private func proof(of id: String, _ proof: JudgeProof) -> CheckProof? {
    proof.checks.first { $0.check.id == id }
  }

  @Test func `tells what a check refuses alone from what others refuse as well`() {
    let all = proof(
      row("wrong-a", failing: ["S4"]), row("wrong-b", failing: ["S4", "P1"]),
      row("valid-c", failing: []))
    #expect(proof(of: "S4", all)?.alone == ["wrong-a"])
    #expect(proof(of: "S4", all)?.also == ["wrong-b"])
    #expect(proof(of: "P1", all)?.alone == [])
    #expect(proof(of: "P1", all)?.isNeeded == true)
  }

  @Test func `a skipped check, a failed build and a crash refuse as well`() {
    let crash = Crash(test: nil, message: "", place: nil)
    let all = proof(
      row("wrong-a", failing: ["S4"], skipping: ["P1"]),
      row("wrong-b", failing: ["S4"], outcome: .doesNotCompile),
      row("wrong-c", failing: ["S4"], outcome: .crashed(crash)))
    #expect(proof(of: "S4", all)?.alone == [])
    #expect(proof(of: "S4", all)?.also.count == 3)
  }

  @Test func `a check that nobody has asked yet refuses nothing`() {
    var later = SampleCourse.check("D1", .diffBudget, .budget(.init(changed: 1, added: 0)))
    later.isLater = true
    let base = exercise
    let halves = Exercise(
      slug: "kit", folder: base.folder, title: base.title, files: base.files,
      checks: base.checks + [later])
    let verdict = Verdict.sample(of: halves, failing: ["S4"], skipping: ["D1"])
    let fixture = Fixture(
      name: "wrong-a", title: LocalizedText(same: ""), outcome: "unsolved", fails: ["S4"])
    let row = AuditRow(
      exercise: "kit", submission: .fixture(fixture),
      expected: .verdict(outcome: "unsolved", fails: ["S4"]),
      result: AuditResult(verdict, of: halves, endedTests: []), verdict: verdict)
    let proofs = JudgeProof(of: [halves], by: [row], isWhole: false).checks
    #expect(proofs.filter { !$0.alone.isEmpty }.map(\.check.id) == ["S4"])
    #expect(proofs.filter { $0.check.id == "D1" }.map(\.isUnproven) == [true])
  }

  @Test func `neither the violation nor a row that deviates proves anything`() {
    let verdict = Verdict.sample(of: exercise, failing: ["S4"])
    let violation = AuditRow(
      exercise: "kit", submission: .violation,
      expected: .verdict(outcome: "unsolved", fails: ["S4"]),
      result: AuditResult(verdict, of: exercise, endedTests: []), verdict: verdict)
    let all = proof(violation, row("wrong-a", failing: ["S4"], declared: ["P1"]))
    #expect(proof(of: "S4", all)?.isUnproven == true)
  }

  @Test func `names the checks that no fixture needs, but for behaviour`() {
    let all = proof(row("wrong-a", failing: ["S4"]))
    let problems = all.problems(in: Path("/course/Exercises"))
    #expect(
      problems.map(\.message)
        == ["P1", "S5"].map { "no fixture needs the check '\($0)'" })
    #expect(problems.allSatisfy { $0.file == Path("/course/Exercises/kit/exercise.json") })
  }

  @Test(arguments: [false, true])
  func `counts the fixtures of a rule once, and asks for all rules of a whole course`(
    isWhole: Bool
  ) {
    let all = proof(
      row("wrong-a", failing: ["S4"]), row("wrong-b", failing: ["S4", "S5", "P1"]),
      isWhole: isWhole)
    let rules = Dictionary(uniqueKeysWithValues: all.rules.map { ($0.rule, $0) })
    #expect(rules["noDowncast"]?.alone == 1 && rules["noDowncast"]?.also == 1)
    #expect(rules["noTrap"]?.alone == 0 && rules["noTrap"]?.isNeeded == true)
    #expect(rules["maxTypes"]?.isNeeded == (isWhole ? false : nil))
    let problems = all.problems(in: Path("/course/Exercises"))
    #expect(problems.contains { $0.message.hasSuffix("'maxTypes'") } == isWhole)
    #expect(isWhole || problems.isEmpty)
  }
}
