package import Grading
package import LearnerWork
package import Ports
package import Rendering

/// Something that happened to a session.
package enum SessionEvent: Sendable {
  case key(Key)
  case resized(TerminalSize)
  /// A running check made progress.
  case grading(exercise: String, GradingEvent)
  case verdict(Verdict)
  /// An exercise lies in the workspace; the file to edit first.
  case started(exercise: String, isNew: Bool, file: String)
  case diff([StyledLine])
  case reference([StyledLine])
  /// The progress on disk, after a change.
  case progress(CourseProgress)
  /// An effect could not be performed; a sentence for people.
  case failed(String)
  /// The screen has to be drawn again, whole.
  case repaint
  /// A signal asks the process to end.
  case interrupted
}
