import Curriculum
import Foundation
import Grading
import Ports
import Workshop

/// The object that `audit --json` prints (schema 1).
struct AuditRecord {
  let problems: [Problem]
  let rows: [AuditRow]
  let local: (Path) -> String

  var text: String {
    let report = Report(
      schema: 1, problems: problems.map(entry), submissions: rows.map(Submission.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and whole numbers always encode.
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
    let submissions: [Submission]
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

    init(_ row: AuditRow) {
      exercise = row.exercise
      submission = row.submission.name
      asDeclared = row.isAsDeclared
      expected = row.expected.outcome
      expectedFails = row.expected.fails
      outcome = row.verdict.outcome.word
      fails = row.failed
    }
  }
}
