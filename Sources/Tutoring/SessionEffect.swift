package import Curriculum
package import LearnerWork

/// Something that a session wants done; whoever runs the loop does it.
package enum SessionEffect: Hashable, Sendable {
  /// Note where the learner is.
  case note(CourseProgress.Place)
  case noteHints(exercise: String, tier: Int)
  case noteRevealed(exercise: String)
  case noteQuiz(lesson: String, index: Int, isRight: Bool)
  case start(Exercise)
  /// A newer check takes the place of a running one.
  case check(Exercise)
  case cancelCheck
  case showDiff(Exercise)
  case showReference(Exercise)
  /// Leave; whether a signal asked for it.
  case quit(isInterrupted: Bool)
}
