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
    exercise.passedChecks = verdict.checks.filter { $0.status == .passed }.map(\.check.id)
    if verdict.outcome == .solved {
      exercise.state = .solved
      exercise.solvedAt = exercise.solvedAt ?? Int(time)
    } else if exercise.state == .untouched {
      exercise.state = .started
    }
    progress[exercise: verdict.exercise] = exercise
  }
}
