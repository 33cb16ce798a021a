import Foundation
import Curriculum
import Grading
import Languages
import Rendering
import Workshop

/// One submission of an audit as text: a line when it is as declared, and else all that helps to see why it is not.
struct AuditRowText {
  let language: Language

  func lines(of row: AuditRow) -> [StyledLine] {
    let name = "\(row.exercise) \(row.submission.name)"
    let mark = row.isAsDeclared ? StyledLine("✓ ", .good) : StyledLine("✗ ", .bad)
    let summary = ([row.result.outcome] + row.result.failed).joined(separator: " ")
    let line = mark + StyledLine(inert(name)) + StyledLine("  \(summary)  \(time(of: row))", .muted)
    guard !row.isAsDeclared else { return [line] }
    return [line, expectation(of: row)] + warnings(in: row) + tests(of: row) + diagnostics(of: row)
      + findings(of: row)
  }

  private func time(of row: AuditRow) -> String {
    row.isRemembered
      ? AuditPhrase.remembered(language) : String(format: "%.1f s", row.result.seconds.total)
  }

  private func expectation(of row: AuditRow) -> StyledLine {
    let words = ([row.expected.outcome] + row.expected.fails).joined(separator: " ")
    return indented(AuditPhrase.expected(language, ["outcome": .text(words)]), .bad)
  }

  private func warnings(in row: AuditRow) -> [StyledLine] {
    row.warnings.prefix(3).map { warning in
      let place = "\(warning.place.file):\(warning.place.line)"
      return indented(
        AuditPhrase.warning(language, ["message": .text("\(place): \(warning.message)")]), .bad)
    }
  }

  private func tests(of row: AuditRow) -> [StyledLine] {
    guard !row.hasAllTests else { return [] }
    let tests = row.result.tests
    return tests.missing.map { AuditPhrase.missingTest(language, ["test": .text($0)]) }
      .map { indented($0, .bad) }
      + tests.undeclared.map { AuditPhrase.undeclaredTest(language, ["test": .text($0)]) }
      .map { indented($0, .bad) }
  }

  private func diagnostics(of row: AuditRow) -> [StyledLine] {
    (row.verdict?.diagnostics ?? []).filter { $0.severity == .error }.prefix(3).map {
      indented("\($0.place.file):\($0.place.line): \($0.message)", .muted)
    }
  }

  private func findings(of row: AuditRow) -> [StyledLine] {
    (row.verdict?.checks ?? []).filter { $0.status == .failed }.flatMap { check in
      check.findings.prefix(2).map { finding in
        let place = finding.place.map { "\($0.file):\($0.line): " } ?? ""
        return indented("\(check.check.id) \(place)\(finding.message(language))", .muted)
      }
    }
  }

  private func indented(_ text: String, _ style: Style) -> StyledLine {
    StyledLine("    " + inert(text), style)
  }
}
