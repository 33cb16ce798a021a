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
    let groups = CheckKind.allCases.compactMap { kind -> Group? in
      let results = checks.filter { $0.check.kind == kind }
      return results.isEmpty ? nil : Group(kind: kind, results: results)
    }
    guard width >= 60 else { return groups.flatMap { list($0, width: width) } }
    let labels = groups.map { cellWidth(of: label($0.kind)) }.max() ?? 0
    let counts = groups.map { cellWidth(of: held($0.results)) }.max() ?? 0
    return groups.flatMap { group in
      let head =
        StyledLine(label(group.kind), .strong).padded(to: labels + 2)
        + StyledLine(held(group.results), .muted).padded(to: counts + 2)
      return Hanging(head).lines(width: width) { flowing(group.results.map(item), width: $0) }
    }
  }

  /// The checks of one kind.
  private struct Group {
    let kind: CheckKind
    let results: [CheckResult]
  }

  private func label(_ kind: CheckKind) -> String { VerdictPhrase(kind)(language) }

  private func held(_ results: [CheckResult]) -> String {
    let held = results.count { $0.status == .passed }
    return VerdictPhrase.held(language, ["n": .number(held), "all": .number(results.count)])
  }

  /// Items one after the other, as many as fit on a line; one that is wider than a line is wrapped.
  private func flowing(_ items: [StyledLine], width: Int) -> [StyledLine] {
    items.reduce(into: []) { lines, item in
      if let last = lines.last, last.width + 3 + item.width <= width {
        lines[lines.count - 1] = last + StyledLine("   ") + item
      } else {
        lines += LineWrapper(width: width).lines(of: item.spans)
      }
    }
  }

  private func list(_ group: Group, width: Int) -> [StyledLine] {
    let head =
      StyledLine(label(group.kind) + "  ", .strong) + StyledLine(held(group.results), .muted)
    return LineWrapper(width: width).lines(of: head.spans)
      + group.results.flatMap { result in
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
