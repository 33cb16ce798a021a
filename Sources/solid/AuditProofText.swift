import Curriculum
import Languages
import Rendering
import Workshop

/// The proof of the judge as tables: one an exercise over its checks, and one over the rules.
struct AuditProofText {
  let language: Language

  func lines(of proof: JudgeProof) -> [StyledLine] {
    var exercises: [String] = []
    for check in proof.checks where exercises.last != check.exercise {
      exercises.append(check.exercise)
    }
    return exercises.flatMap { exercise in
      lines(of: proof.checks.filter { $0.exercise == exercise }, in: exercise)
    } + lines(of: proof.rules)
  }

  private func lines(of checks: [CheckProof], in exercise: String) -> [StyledLine] {
    let title = AuditPhrase.proof(language, ["exercise": .text(exercise)])
    let rows = checks.map { proof in
      let cells = [
        proof.check.id, proof.rule ?? proof.check.kind.rawValue, String(proof.alone.count),
        String(proof.also.count),
      ]
      return Row(
        cells: cells,
        need: proof.isUnproven ? .none : need(alone: proof.alone.count, also: proof.also.count))
    }
    return table(title, [.check, .means, .alone, .also], rows)
  }

  private func lines(of rules: [JudgeProof.RuleProof]) -> [StyledLine] {
    let rows = rules.map { proof in
      let cells = [proof.rule] + [proof.checks, proof.alone, proof.also].map(String.init)
      return Row(
        cells: cells,
        need: proof.isNeeded ? need(alone: proof.alone, also: proof.also) : .none)
    }
    return table(AuditPhrase.ruleProof(language), [.rule, .asked, .alone, .also], rows)
  }

  /// One line of a table.
  private struct Row {
    let cells: [String]
    let need: Need
  }

  /// How much a check or a rule is needed.
  private enum Need {
    /// Nothing more is to be said.
    case whole
    case neverAlone, none
  }

  private func need(alone: Int, also: Int) -> Need {
    alone == 0 && also > 0 ? .neverAlone : .whole
  }

  private func table(_ title: String, _ head: [AuditPhrase], _ rows: [Row]) -> [StyledLine] {
    let head = head.map { $0(language) }
    let columns = head.indices.map { index in
      ([head] + rows.map(\.cells)).map { cellWidth(of: $0[index]) }.max() ?? 0
    }
    func line(_ cells: [String], _ style: Style) -> StyledLine {
      zip(cells, columns).reduce(StyledLine("  ")) { line, cell in
        line + StyledLine(inert(cell.0), style).padded(to: cell.1 + 2)
      }
    }
    return [.empty, StyledLine(inert(title), .heading), line(head, .muted).withoutTrailingSpaces]
      + rows.map { row in
        (line(row.cells, .plain) + remark(on: row.need)).withoutTrailingSpaces
      }
  }

  private func remark(on need: Need) -> StyledLine {
    switch need {
    case .whole: .empty
    case .neverAlone: StyledLine(AuditPhrase.neverAlone(language), .muted)
    case .none: StyledLine("✗ " + AuditPhrase.unneeded(language), .bad)
    }
  }
}
