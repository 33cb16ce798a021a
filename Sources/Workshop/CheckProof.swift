package import Curriculum
import Grading
package import Ports

/// Which fixtures would get another verdict if one check were left out: the reason to have it.
package struct CheckProof: Hashable, Sendable {
  package let exercise: String
  /// The `exercise.json` that declares the check.
  package let file: Path
  package let check: Check
  /// Fixtures that nothing else refuses: without the check they would be solved.
  package let alone: [String]
  /// Fixtures that something else refuses as well; without the check they would lose a declared reason.
  package let also: [String]

  /// - Parameter rows: of the same exercise; those that are no fixture, or not as declared, prove nothing.
  init(_ check: Check, of exercise: Exercise, by rows: [AuditRow]) {
    self.exercise = exercise.slug
    file = exercise.folder.appending("exercise.json")
    self.check = check
    // What is asked only after this check holds was not asked yet, and refuses nothing.
    let later = check.isLater ? [] : Set(exercise.checks.filter(\.isLater).map(\.id))
    let refused = rows.filter { row in
      guard case .fixture = row.submission else { return false }
      return row.isAsDeclared && row.result.failed.contains(check.id)
    }
    alone = refused.filter { $0.isRefusedByOneCheck(before: later) }.map(\.submission.name)
    also = refused.filter { !$0.isRefusedByOneCheck(before: later) }.map(\.submission.name)
  }

  /// The rule that the check asks; `nil` for tests and probes.
  package var rule: String? {
    guard case .rule(let name, _) = check.means else { return nil }
    return name
  }

  /// Whether at least one fixture would get another verdict without the check.
  package var isNeeded: Bool { !alone.isEmpty || !also.isEmpty }

  /// Whether somebody has to do something: behaviour is there to be kept, and needs no wrong answer.
  package var isUnproven: Bool { !isNeeded && check.kind != .behaviour }
}

extension AuditRow {
  /// Whether a single check stands between this submission and `solved`.
  ///
  /// A skipped check would fail as soon as its turn comes, and what did not build or crashed is refused by more than a check.
  ///
  /// - Parameter later: checks that are skipped for another reason: nobody has asked them yet.
  fileprivate func isRefusedByOneCheck(before later: Set<String>) -> Bool {
    let refusing = result.checks.filter { note in
      note.status != .passed && !(note.status == .skipped && later.contains(note.id))
    }
    return result.outcome == "unsolved" && refusing.count == 1
  }
}
