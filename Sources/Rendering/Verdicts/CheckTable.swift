import Curriculum
package import Grading
package import Languages

/// All checks of a verdict, grouped by kind: `✓` holds, `✗` does not, `–` could not be asked.
///
/// The number of checks that hold is said for every group, and every other state in words.
package struct CheckTable: Sendable {
  package let checks: [CheckResult]
  package let language: Language

  package init(_ checks: [CheckResult], in language: Language) {
    self.checks = checks
    self.language = language
  }

  /// One paragraph per kind; below 60 columns one line per check.
  package func lines(width: Int) -> [StyledLine] {
    let kinds = CheckKind.allCases.filter { kind in checks.contains { $0.check.kind == kind } }
    let labelWidth = kinds.map { cellWidth(of: label($0)) }.max() ?? 0
    return kinds.flatMap { kind in
      let results = checks.filter { $0.check.kind == kind }
      return width < 60
        ? list(kind, results, width: width)
        : paragraph(kind, results, labelWidth: labelWidth, width: width)
    }
  }

  private func label(_ kind: CheckKind) -> String { VerdictPhrase(kind)(language) }

  private func held(_ results: [CheckResult]) -> String {
    let held = results.count { $0.status == .passed }
    return VerdictPhrase.held(language, ["n": .number(held), "all": .number(results.count)])
  }

  private func paragraph(
    _ kind: CheckKind, _ results: [CheckResult], labelWidth: Int, width: Int
  ) -> [StyledLine] {
    let head =
      StyledLine(label(kind), .strong).padded(to: labelWidth + 2)
      + StyledLine(held(results) + "  ", .muted)
    return Hanging(head.padded(to: labelWidth + (language == .french ? 12 : 10))).lines(
      width: width
    ) { room in
      var filled: [StyledLine] = []
      for item in results.map(self.item) {
        if let last = filled.last, last.width + 3 + item.width <= room {
          filled[filled.count - 1] = last + StyledLine("   ") + item
        } else if item.width <= room {
          filled.append(item)
        } else {
          filled += Hanging(StyledLine("")).lines(width: room) {
            LineWrapper(width: $0).lines(of: item.spans)
          }
        }
      }
      return filled
    }
  }

  private func list(_ kind: CheckKind, _ results: [CheckResult], width: Int) -> [StyledLine] {
    let head = StyledLine(label(kind) + "  ", .strong) + StyledLine(held(results), .muted)
    return LineWrapper(width: width).lines(of: head.spans)
      + results.flatMap { result in
        Hanging(StyledLine("  ")).lines(width: width) {
          LineWrapper(width: $0).lines(of: item(result).spans)
        }
      }
  }

  private func item(_ result: CheckResult) -> StyledLine {
    let title = result.check.title(language)
    switch result.status {
    case .passed: return StyledLine("✓ ", .good) + StyledLine(title)
    case .failed:
      return StyledLine("✗ ", .bad) + StyledLine(title + " ")
        + StyledLine(VerdictPhrase.failed(language), .bad)
    case .skipped:
      let reason = VerdictPhrase.skipped(language, ["id": .text(result.missing ?? "?")])
      return StyledLine("– " + title + " " + reason, .muted)
    case .notRun:
      return StyledLine("– " + title + " " + VerdictPhrase.notRun(language), .muted)
    }
  }
}
