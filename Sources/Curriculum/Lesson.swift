package import Languages
package import Markdown
package import Ports

/// A lesson: one text in every language, the same steps in each.
package struct Lesson: Hashable, Sendable {
  /// The number in the name of its folder, as written there: `05`.
  package let number: String
  /// The rest of that name: `ocp-notification-sender`.
  package let slug: String
  package let folder: Path
  package let principle: Principle
  /// The slug of its exercise.
  package let exercise: String
  /// Minutes that an experienced developer needs.
  package var minutes = 20
  /// The slug of the lesson to read before, if any.
  package var after: String?
  /// The text by language; a missing language falls back to English.
  package var texts: [Language: LessonText] = [:]

  package init(
    number: String, slug: String, folder: Path, principle: Principle, exercise: String
  ) {
    self.number = number
    self.slug = slug
    self.folder = folder
    self.principle = principle
    self.exercise = exercise
  }

  /// The text in the language asked for, else in English, else in any; a loaded lesson always has one.
  package func text(in language: Language) -> LessonText {
    texts[language] ?? texts[.english] ?? texts.values.first
      ?? LessonText(file: folder, title: slug, steps: [], hints: [])
  }
}

/// A lesson in one language.
package struct LessonText: Hashable, Sendable {
  package let file: Path
  package let title: String
  package let steps: [Step]
  /// The tiers of help, the vaguest first.
  package let hints: [[Block]]

  package init(file: Path, title: String, steps: [Step], hints: [[Block]]) {
    self.file = file
    self.title = title
    self.steps = steps
    self.hints = hints
  }
}

/// One screenful of a lesson.
package struct Step: Hashable, Sendable {
  package let title: String
  package let kind: Kind
  /// What is shown, without the heading, notes and directives.
  ///
  /// The parts lie between `pause` directives, one after the other when presenting.
  package let parts: [[Block]]
  /// What only the speaker sees.
  package let notes: [String]
  /// The line of the heading.
  package let line: Int

  package init(title: String, kind: Kind, parts: [[Block]], notes: [String], line: Int) {
    self.title = title
    self.kind = kind
    self.parts = parts
    self.notes = notes
    self.line = line
  }

  /// All that is shown, as if there were no pauses.
  package var blocks: [Block] { parts.flatMap { $0 } }

  /// What the learner does in the step.
  package enum Kind: Hashable, Sendable {
    case reading
    /// The brief: the learner works here.
    case exercise
    case hints
    /// One question; a step of the file with several quizzes becomes several steps.
    case quiz(Quiz)
  }
}

/// A question with one right answer.
package struct Quiz: Hashable, Sendable {
  package let question: [Inline]
  package let options: [[Inline]]
  /// The index of the right option.
  package let answer: Int
  package let explanation: [Block]

  package init(question: [Inline], options: [[Inline]], answer: Int, explanation: [Block]) {
    self.question = question
    self.options = options
    self.answer = answer
    self.explanation = explanation
  }
}
