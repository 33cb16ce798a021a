package import Curriculum
package import Grading

/// What came out for one submission, as far as it can be remembered.
package struct AuditResult: Hashable, Sendable, Codable {
  /// A word such as `unsolved`.
  package let outcome: String
  /// What became of each check, in the order of the exercise.
  package let checks: [CheckNote]
  package let seconds: Seconds
  package let tests: TestTally

  /// - Parameter endedTests: the names of the tests that were seen to end.
  package init(_ verdict: Verdict, of exercise: Exercise, endedTests: Set<String>) {
    outcome = verdict.outcome.word
    checks = verdict.checks.map { CheckNote(id: $0.check.id, status: $0.status) }
    seconds = Seconds(verdict.seconds)
    tests = TestTally(ended: endedTests, of: exercise)
  }

  /// The ids of the checks that failed, in the order of the exercise.
  package var failed: [String] { checks.filter { $0.status == .failed }.map(\.id) }

  /// What became of one check.
  package struct CheckNote: Hashable, Sendable, Codable {
    package let id: String
    package let status: CheckResult.Status
  }

  /// Wall time of the phases when the submission was judged, in seconds.
  package struct Seconds: Hashable, Sendable, Codable {
    package let rules: Double
    package let build: Double
    package let test: Double

    init(_ phases: PhaseSeconds) {
      (rules, build, test) = (phases.rules, phases.build, phases.test)
    }

    /// All phases together.
    package var total: Double { rules + build + test }
  }
}

extension CheckResult.Status: Codable {}
