package import Curriculum
package import Languages

/// A lesson as a list shows it.
package struct LessonRow: Hashable, Sendable {
  /// As in the name of its folder: `05`.
  package let number: String
  package let title: String
  package let principle: Principle
  package let state: State
  /// Minutes that an experienced developer needs.
  package let minutes: Int
  package var hints = 0
  package var attempts = 0
  /// Whether it teaches when not to apply a principle.
  package var isTradeOff = false
  /// Minutes that the learner spent, for the table of progress.
  package var minutesSpent = 0

  package init(
    number: String, title: String, principle: Principle, state: State, minutes: Int
  ) {
    self.number = number
    self.title = title
    self.principle = principle
    self.state = state
    self.minutes = minutes
  }

  /// How far the learner got; the raw value is what scripts read.
  package enum State: String, Hashable, Sendable, CaseIterable {
    case open, started, solved
    /// The reference was looked at before the exercise was solved.
    case revealed

    var mark: StyledLine {
      switch self {
      case .open: StyledLine("○", .muted)
      case .started: StyledLine("●", .accent)
      case .solved: StyledLine("✓", .good)
      case .revealed: StyledLine("–", .muted)
      }
    }

    /// The state in a word, for whoever does not see the mark.
    package func word(in language: Language) -> String {
      switch self {
      case .open: CoursePhrase.untouched(language)
      case .started: CoursePhrase.started(language)
      case .solved: CoursePhrase.solved(language)
      case .revealed: CoursePhrase.revealed(language)
      }
    }
  }
}
