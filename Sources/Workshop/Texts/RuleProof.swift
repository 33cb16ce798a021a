package import Curriculum
import Grading

/// Holds the rules that the checks of an exercise name against the catalogue of rules.
package struct RuleProof: Sendable {
  package init() {}

  /// One problem for each rule that cannot be asked as it is written, at its place in `exercise.json`.
  package func problems(of exercise: Exercise) -> [Problem] {
    exercise.checks.compactMap { check in
      RuleFault(in: check).map { fault in
        exercise.problem(with: check, fault.message, suggestion: fault.suggestion)
      }
    }
  }
}
