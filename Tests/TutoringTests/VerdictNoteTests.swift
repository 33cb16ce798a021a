import Curriculum
import Grading
import Languages
import LearnerWork
import Testing
import Tutoring

@Suite struct `What a verdict leaves behind` {
  private func verdict(_ statuses: [String: CheckResult.Status]) -> Verdict {
    let checks = statuses.sorted { $0.key < $1.key }.map { id, status in
      CheckResult(
        check: Check(
          id: id, kind: .changeRequest, title: LocalizedText(same: id),
          because: LocalizedText(same: id), means: .tests([])),
        status: status)
    }
    return Verdict(exercise: "kit", outcome: .unsolved, checks: checks)
  }

  private func progress(after verdicts: [Verdict]) -> CourseProgress {
    var progress = CourseProgress()
    for verdict in verdicts { VerdictNote(verdict, at: 1).apply(to: &progress) }
    return progress
  }

  @Test func `a check that failed and holds now was gained`() {
    let before = progress(after: [verdict(["P1": .failed, "P2": .passed])])
    let now = verdict(["P1": .passed, "P2": .passed])
    #expect(VerdictNote(now, at: 2).gained(since: before) == ["P1"])
  }

  @Test func `the first check gains nothing, as nothing was known before`() {
    let now = verdict(["P1": .passed])
    #expect(VerdictNote(now, at: 2).gained(since: CourseProgress()).isEmpty)
  }

  @Test func `a check that could not be asked keeps its last answer`() {
    let before = progress(after: [
      verdict(["P1": .passed, "P2": .failed]), verdict(["P1": .notRun, "P2": .skipped]),
    ])
    #expect(before[exercise: "kit"].passedChecks == ["P1"])
    let now = verdict(["P1": .passed, "P2": .passed])
    #expect(VerdictNote(now, at: 3).gained(since: before) == ["P2"])
  }

  @Test func `what was lost can be gained again`() {
    let before = progress(after: [verdict(["P1": .passed]), verdict(["P1": .failed])])
    #expect(VerdictNote(verdict(["P1": .passed]), at: 3).gained(since: before) == ["P1"])
  }
}
