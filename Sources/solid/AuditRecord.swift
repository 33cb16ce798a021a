import Curriculum
import Foundation
import Ports
import Workshop

/// The object that `audit --json` prints (schema 1; members are only ever added).
struct AuditRecord {
  let problems: [Problem]
  /// The code in lessons that nothing keeps true.
  let sketches: [Problem]
  let rows: [AuditRow]
  /// `nil` when it was not asked for.
  let proof: JudgeProof?
  let local: (Path) -> String

  var text: String {
    let report = Report(
      schema: 1, problems: problems.map(entry), sketches: sketches.map(entry),
      submissions: rows.map(Submission.init),
      proof: proof.map(Proof.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and finite numbers always encode.
    return String(decoding: (try? encoder.encode(report)) ?? Data("{}".utf8), as: UTF8.self)
  }

  private func entry(_ problem: Problem) -> Entry {
    Entry(
      file: local(problem.file), line: problem.line, column: problem.column,
      message: problem.message, suggestion: problem.suggestion)
  }

  private struct Report: Encodable {
    let schema: Int
    let problems: [Entry]
    let sketches: [Entry]
    let submissions: [Submission]
    let proof: Proof?
  }

  private struct Entry: Encodable {
    let file: String
    let line: Int
    let column: Int
    let message: String
    let suggestion: String
  }

  private struct Submission: Encodable {
    let exercise: String
    let submission: String
    let asDeclared: Bool
    let expected: String
    let expectedFails: [String]
    let outcome: String
    let fails: [String]
    let remembered: Bool
    let seconds: AuditResult.Seconds
    let tests: TestTally

    init(_ row: AuditRow) {
      exercise = row.exercise
      submission = row.submission.name
      asDeclared = row.isAsDeclared
      expected = row.expected.outcome
      expectedFails = row.expected.fails
      outcome = row.result.outcome
      fails = row.result.failed
      remembered = row.isRemembered
      seconds = row.result.seconds
      tests = row.result.tests
    }
  }

  private struct Proof: Encodable {
    let checks: [CheckEntry]
    let rules: [RuleEntry]

    init(_ proof: JudgeProof) {
      checks = proof.checks.map(CheckEntry.init)
      rules = proof.rules.map(RuleEntry.init)
    }
  }

  private struct CheckEntry: Encodable {
    let exercise: String
    let check: String
    let kind: String
    /// Left out when tests or a probe ask.
    let rule: String?
    let refusedAlone: [String]
    let alsoRefused: [String]

    init(_ proof: CheckProof) {
      exercise = proof.exercise
      check = proof.check.id
      kind = proof.check.kind.rawValue
      rule = proof.rule
      refusedAlone = proof.alone
      alsoRefused = proof.also
    }
  }

  private struct RuleEntry: Encodable {
    let rule: String
    let checks: Int
    let refusedAlone: Int
    let alsoRefused: Int

    init(_ proof: JudgeProof.RuleProof) {
      rule = proof.rule
      checks = proof.checks
      refusedAlone = proof.alone
      alsoRefused = proof.also
    }
  }
}
