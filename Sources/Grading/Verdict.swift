package import Languages

/// What we found out about one submission.
///
/// It holds data; sentences are made of it elsewhere.
package struct Verdict: Hashable, Sendable {
  package let exercise: String
  package let outcome: Outcome
  package let checks: [CheckResult]
  /// What the compiler said about the learner's files, in its own order.
  package var diagnostics: [Diagnostic] = []
  /// Files of the submission that were not used, with the reason.
  package var ignored: [IgnoredFile] = []
  /// What the code under test printed; inert and bounded.
  package var printed = ""
  package var seconds = PhaseSeconds()
  /// The first line of `swift --version`, or empty when it is not known.
  package var toolchain = ""
  /// What is asked of the learner now that the first half holds.
  ///
  /// `nil` before, and where there is one half only.
  package var request: LocalizedText?
  /// Whether the change request can be measured from this state.
  var holdsFirstHalf = false
  /// The seed of every random variant of this run.
  package var seed: UInt64 = 0

  package init(exercise: String, outcome: Outcome, checks: [CheckResult]) {
    self.exercise = exercise
    self.outcome = outcome
    self.checks = checks
  }
}

/// Wall time of the phases, in seconds.
package struct PhaseSeconds: Hashable, Sendable {
  package let rules: Double
  package let build: Double
  package let test: Double

  package init(rules: Double = 0, build: Double = 0, test: Double = 0) {
    self.rules = rules
    self.build = build
    self.test = test
  }
}
