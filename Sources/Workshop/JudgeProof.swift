package import Curriculum
import DesignRules
package import Ports

/// The proof that each check matters: a judge without it gives some fixture another verdict.
///
/// Nothing is judged again. A verdict without one check follows from the verdict with all of them.
package struct JudgeProof: Sendable {
  /// In the order of the exercises and of their files.
  package let checks: [CheckProof]
  /// One for each rule that a check asks, in the order of the catalogue.
  ///
  /// Of a whole course it is one for each rule there is.
  package let rules: [RuleProof]
  private let isWhole: Bool

  /// - Parameters:
  ///   - rows: all rows of these exercises.
  ///   - isWhole: whether these are all exercises of the course.
  package init(of exercises: [Exercise], by rows: [AuditRow], isWhole: Bool) {
    let rows = Dictionary(grouping: rows, by: \.exercise)
    self.isWhole = isWhole
    checks = exercises.flatMap { exercise in
      exercise.checks.map { CheckProof($0, of: exercise, by: rows[exercise.slug] ?? []) }
    }
    rules = Self.rules(of: checks).filter { isWhole || $0.checks > 0 }
  }

  /// What one rule is needed for, over all its checks.
  package struct RuleProof: Hashable, Sendable {
    package let rule: String
    /// The number of checks that ask it.
    package let checks: Int
    /// The number of fixtures that nothing else refuses.
    package let alone: Int
    /// The number of fixtures that something else refuses as well.
    package let also: Int

    /// Whether at least one fixture would get another verdict without the rule.
    package var isNeeded: Bool { alone + also > 0 }
  }

  /// The checks that no fixture needs, by their place, then the rules of a whole course.
  ///
  /// - Parameter exercises: the folder that lacks them.
  package func problems(in exercises: Path) -> [Problem] {
    let unproven = checks.filter(\.isUnproven).map { proof in
      Fault(
        at: proof.check.position, "no fixture needs the check '\(proof.check.id)'",
        suggestion: "add a wrong- fixture that it refuses, best of all alone"
      ).problem(in: proof.file)
    }
    guard isWhole else { return unproven.sorted() }
    let unused = rules.filter { !$0.isNeeded }.map { proof in
      Problem(
        file: exercises, "no fixture of the course needs the rule '\(proof.rule)'",
        suggestion: "add a check that asks it, and a wrong- fixture that this check refuses")
    }
    return unproven.sorted() + unused
  }

  private static func rules(of checks: [CheckProof]) -> [RuleProof] {
    let asking = Dictionary(grouping: checks) { $0.rule ?? "" }
    let others = Set(asking.keys).subtracting(RuleCatalogue.names + [""]).sorted()
    return (RuleCatalogue.names + others).map { name in
      let proofs = asking[name] ?? []
      // Two checks may ask the same rule, and a fixture counts once.
      let alone = Set(proofs.flatMap { proof in proof.alone.map { proof.exercise + "/" + $0 } })
      let also = Set(proofs.flatMap { proof in proof.also.map { proof.exercise + "/" + $0 } })
      return RuleProof(rule: name, checks: proofs.count, alone: alone.count, also: also.count)
    }
  }
}
