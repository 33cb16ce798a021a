import Grading
import LearnerWork

/// What a verdict changes in the progress of a learner.
struct VerdictNote: Sendable {
  let verdict: Verdict

  init(_ verdict: Verdict) {
    self.verdict = verdict
  }

  /// Notes it; trouble of ours is not an attempt of the learner, and trouble with the note does not spoil the verdict.
  func write(to desk: Desk) async {
    if case .couldNotCheck = verdict.outcome { return }
    let time = Int(desk.world.clock.now())
    try? await desk.note { progress in apply(to: &progress, at: time) }
  }

  private func apply(to progress: inout Progress, at time: Int) {
    progress.currentExercise = verdict.exercise
    var exercise = progress[exercise: verdict.exercise]
    exercise.attempts += 1
    exercise.lastOutcome = verdict.outcome.word
    exercise.passedChecks = verdict.checks.filter { $0.status == .passed }.map(\.check.id)
    if verdict.outcome == .solved {
      exercise.state = .solved
      exercise.solvedAt = exercise.solvedAt ?? time
    } else if exercise.state == .untouched {
      exercise.state = .started
    }
    progress[exercise: verdict.exercise] = exercise
  }
}
