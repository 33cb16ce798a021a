package import Grading

/// One submission of the course's own, the verdict that it must get, and the one that it got.
package struct AuditRow: Hashable, Sendable {
  package let exercise: String
  package let submission: AuditSubmission
  package let expected: Expectation
  package let result: AuditResult
  /// All that the grader said; `nil` for a row that is remembered.
  package let verdict: Verdict?

  package init(
    exercise: String, submission: AuditSubmission, expected: Expectation, result: AuditResult,
    verdict: Verdict?
  ) {
    self.exercise = exercise
    self.submission = submission
    self.expected = expected
    self.result = result
    self.verdict = verdict
  }

  /// Whether nothing was judged, because nothing had changed since the last time.
  package var isRemembered: Bool { verdict == nil }

  /// Whether the verdict is the declared one, for the declared reasons and no others.
  package var isAsDeclared: Bool {
    switch expected {
    case .verdict(let outcome, let fails):
      result.outcome == outcome && Set(result.failed) == Set(fails) && warnings.isEmpty
        && hasAllTests
    case .notSolved:
      !["solved", "could-not-check"].contains(result.outcome)
    }
  }

  /// Warnings of the compiler, which the reference may not have.
  package var warnings: [Diagnostic] {
    guard submission == .refactored, let verdict else { return [] }
    return verdict.diagnostics.filter { $0.severity == .warning }
  }

  /// Whether exactly the declared tests ended, which is asked of the reference.
  package var hasAllTests: Bool {
    submission != .refactored || result.tests.isComplete
  }

  /// A verdict as an author declares it.
  package enum Expectation: Hashable, Sendable {
    /// A word such as `unsolved`, and exactly the checks that must fail.
    case verdict(outcome: String, fails: [String])
    /// Any verdict but `solved`; that nothing could be said is no verdict.
    case notSolved

    /// The word of the outcome.
    package var outcome: String {
      switch self {
      case .verdict(let outcome, _): outcome
      case .notSolved: "not-solved"
      }
    }

    /// Exactly the checks that must fail; of what must not be solved, none is named.
    package var fails: [String] {
      switch self {
      case .verdict(_, let fails): fails
      case .notSolved: []
      }
    }
  }
}
