package import Curriculum
package import Grading
package import Languages
package import LearnerWork
package import Ports
package import Rendering

/// One learner's session: all that it knows.
///
/// It changes only in `update(_:)`, and shows itself only through `SessionView`.
package struct Session: Sendable {
  package let lessons: [Lesson]
  package let exercises: [Exercise]
  package let language: Language
  /// What the learner has done, as it is on disk; changed through effects.
  package internal(set) var progress: CourseProgress
  package internal(set) var size: TerminalSize
  /// The index of the lesson, and of the step in it.
  package internal(set) var lesson = 0
  package internal(set) var step = 0
  package internal(set) var page = Page.step
  /// The first line of the body that shows.
  package internal(set) var offset = 0
  /// How many lines the body had when it was shown last.
  package var bodyCount = 0
  /// The check that is running, if any.
  package internal(set) var check: RunningCheck?
  /// The last verdict of this session by exercise.
  package internal(set) var verdicts: [String: Verdict] = [:]
  /// The checks that held for the first time at the last check, by exercise.
  package internal(set) var gained: [String: Set<String>] = [:]
  /// The positions chosen in each quiz.
  package internal(set) var choices: [QuizPlace: [Int]] = [:]
  /// One sentence that the last key or effect left behind.
  package internal(set) var notice: String?
  /// Mixes the options of quizzes, so that they stand in the same order for a whole session.
  let seed: UInt64

  /// Begins where the learner was; the first time with a welcome.
  package init(
    lessons: [Lesson], exercises: [Exercise], progress: CourseProgress, language: Language,
    size: TerminalSize
  ) {
    self.lessons = lessons
    self.exercises = exercises
    self.progress = progress
    self.language = language
    self.size = size
    seed = UInt64(truncatingIfNeeded: progress.exercises.count) &+ 0x9E37_79B9
    if let place = progress.place,
      let index = lessons.firstIndex(where: { $0.slug == place.lesson })
    {
      lesson = index
      step = place.step
      clampStep()
    } else {
      page = .welcome
    }
  }

  /// What fills the screen.
  package enum Page: Hashable, Sendable {
    case welcome
    case step
    case verdict
    case hints
    case lessons(cursor: Int)
    case diff([StyledLine])
    case reference([StyledLine])
    /// A question that is answered with yes or no.
    case confirmReference
    case keys
  }

  /// A check that is running.
  package struct RunningCheck: Hashable, Sendable {
    package let exercise: String
    package internal(set) var phase: Phase = .starting
    /// Test functions that have ended.
    package internal(set) var ended = 0
    package internal(set) var failed = 0

    /// What the grader told last.
    package enum Phase: Hashable, Sendable {
      case starting, waiting, building, testing, startingAfresh
    }
  }

  /// A quiz of a lesson: the lesson's slug, and the step that asks.
  package struct QuizPlace: Hashable, Sendable {
    package let lesson: String
    package let step: Int
  }

  // MARK: What is on the screen

  /// The lesson that is open; `nil` when the course has none.
  package var currentLesson: Lesson? {
    lessons.indices.contains(lesson) ? lessons[lesson] : nil
  }

  /// That lesson in the language of the session.
  package var currentText: LessonText? { currentLesson?.text(in: language) }

  /// The step that is open.
  package var currentStep: Step? {
    guard let steps = currentText?.steps, steps.indices.contains(step) else { return nil }
    return steps[step]
  }

  /// The exercise of the lesson; `nil` when it has none.
  package var currentExercise: Exercise? {
    guard let slug = currentLesson?.exercise else { return nil }
    return exercises.first { $0.slug == slug }
  }

  /// What the last check of that exercise in this session found.
  package var currentVerdict: Verdict? {
    currentExercise.flatMap { verdicts[$0.slug] }
  }

  var quizPlace: QuizPlace? {
    currentLesson.map { QuizPlace(lesson: $0.slug, step: step) }
  }

  /// The order in which the options of the present quiz stand: position → index in the lesson.
  package func order(of quiz: Quiz) -> [Int] {
    var generator = SplitMix64(seed: seed &+ UInt64(truncatingIfNeeded: step &* 31 &+ lesson))
    return Array(quiz.options.indices).shuffled(using: &generator)
  }

  mutating func clampStep() {
    let count = currentText?.steps.count ?? 0
    step = max(0, min(step, count - 1))
  }
}
