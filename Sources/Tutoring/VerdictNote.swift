import Curriculum
package import Grading
package import LearnerWork

/// What a verdict changes in the progress of a learner.
package struct VerdictNote: Sendable {
  let verdict: Verdict
  /// Seconds since 1970.
  let time: Int64

  package init(_ verdict: Verdict, at time: Int64) {
    self.verdict = verdict
    self.time = time
  }

  /// Notes it; trouble of ours is not an attempt of the learner and changes nothing.
  package func apply(to progress: inout CourseProgress) {
    if case .couldNotCheck = verdict.outcome { return }
    progress.currentExercise = verdict.exercise
    var exercise = progress[exercise: verdict.exercise]
    exercise.attempts += 1
    exercise.lastOutcome = verdict.outcome.word
    exercise.passedChecks = heldChecks(after: exercise.passedChecks)
    if verdict.outcome == .solved {
      exercise.state = .solved
      exercise.solvedAt = exercise.solvedAt ?? Int(time)
    } else if exercise.state == .untouched {
      exercise.state = .started
    }
    progress[exercise: verdict.exercise] = exercise
  }

  /// The checks that hold now, in the order of the exercise.
  ///
  /// Of a check that could not be asked this time the last answer stands: a missing brace takes back nothing.
  private func heldChecks(after known: [String]) -> [String] {
    verdict.checks.filter { result in
      switch result.status {
      case .passed: true
      case .failed: false
      case .skipped, .notRun: known.contains(result.check.id)
      }
    }.map(\.check.id)
  }

  /// The checks that hold now and did not at the last check; none when there was no last check.
  package func gained(since progress: CourseProgress) -> Set<String> {
    let exercise = progress[exercise: verdict.exercise]
    guard exercise.lastOutcome != nil else { return [] }
    let held = verdict.checks.filter { $0.status == .passed }.map(\.check.id)
    return Set(held).subtracting(exercise.passedChecks)
  }
}
