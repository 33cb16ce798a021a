import Curriculum
package import Grading

/// One submission of the course's own, the verdict that it must get, and the one that it got.
package struct AuditRow: Hashable, Sendable {
  package let exercise: String
  package let submission: AuditSubmission
  package let expected: Expectation
  package let verdict: Verdict

  package init(
    exercise: String, submission: AuditSubmission, expected: Expectation, verdict: Verdict
  ) {
    self.exercise = exercise
    self.submission = submission
    self.expected = expected
    self.verdict = verdict
  }

  /// The ids of the checks that failed, in the order of the exercise.
  package var failed: [String] {
    verdict.checks.filter { $0.status == .failed }.map(\.check.id)
  }

  /// Whether the verdict is the declared one, for the declared reasons and no others.
  package var isAsDeclared: Bool {
    verdict.outcome.word == expected.outcome && Set(failed) == Set(expected.fails)
      && warnings.isEmpty
  }

  /// Warnings of the compiler, which the reference may not have.
  package var warnings: [Diagnostic] {
    submission == .refactored ? verdict.diagnostics.filter { $0.severity == .warning } : []
  }

  /// A verdict as an author declares it.
  package struct Expectation: Hashable, Sendable {
    /// A word such as `unsolved`.
    package let outcome: String
    /// Exactly the checks that must fail.
    package let fails: [String]

    package init(outcome: String, fails: [String]) {
      self.outcome = outcome
      self.fails = fails
    }
  }
}
