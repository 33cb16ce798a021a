import Curriculum
import Foundation
import Grading
import HostSystem
import Languages
import Ports
import Rendering
import Workshop

/// What an audit prints: problems of files as `path:line:column`, then one line a submission.
struct AuditReport: Sendable {
  let desk: Desk
  let isJSON: Bool

  func show(_ problems: [Problem]) throws(Complaint) {
    guard !isJSON else { return }
    for problem in problems {
      let tail = problem.suggestion.isEmpty ? "" : "; " + problem.suggestion
      let place = "\(local(problem.file)):\(problem.line):\(problem.column)"
      try desk.write(inert("\(place): \(problem.message)\(tail)") + "\n")
    }
  }

  /// A row as soon as it is known; a reader who has gone is noticed at the end.
  func show(_ row: AuditRow) {
    guard !isJSON else { return }
    let encoder = AnsiEncoder(desk.settings.capabilities)
    try? desk.world.output.write(encoder.text(of: lines(of: row)))
  }

  func finish(problems: [Problem], rows: [AuditRow]) throws(Complaint) {
    if isJSON {
      try desk.write(AuditRecord(problems: problems, rows: rows, local: local).text + "\n")
      return
    }
    let wrong = rows.count { !$0.isAsDeclared }
    try desk.say(
      .audited,
      [
        "n": .number(rows.count), "wrong": .number(wrong), "problems": .number(problems.count),
      ])
  }

  private func lines(of row: AuditRow) -> [StyledLine] {
    let seconds = row.verdict.seconds
    let time = String(format: "%.1f s", seconds.rules + seconds.build + seconds.test)
    let name = "\(row.exercise) \(row.submission.name)"
    let mark = row.isAsDeclared ? StyledLine("✓ ", .good) : StyledLine("✗ ", .bad)
    let line = mark + StyledLine(name) + StyledLine("  \(summary(of: row))  \(time)", .muted)
    guard !row.isAsDeclared else { return [line] }
    let expected =
      "    expected \(row.expected.outcome) \(row.expected.fails.joined(separator: " "))"
    let details = row.verdict.diagnostics.prefix(3).map {
      StyledLine("    \($0.place.file):\($0.place.line): \(inert($0.message))", .muted)
    }
    let findings = row.verdict.checks.filter { $0.status == .failed }.flatMap { check in
      check.findings.prefix(2).map { finding in
        let place = finding.place.map { "\($0.file):\($0.line): " } ?? ""
        return StyledLine(
          "    \(check.check.id) \(place)\(inert(finding.message(desk.language)))", .muted)
      }
    }
    return [line, StyledLine(expected, .bad)] + details + findings
  }

  private func summary(of row: AuditRow) -> String {
    ([row.verdict.outcome.word] + row.failed).joined(separator: " ")
  }

  /// A path as the author types it.
  private func local(_ path: Path) -> String {
    path.relative(to: desk.world.environment.folder) ?? path.string
  }
}
