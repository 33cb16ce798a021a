import Curriculum
import Grading
import Languages
import LearnerWork
import Markdown
import Ports
import Rendering

@testable import Tutoring

/// Two small lessons: text, a quiz, an exercise and its hints.
enum SampleCourse {
  static let exercise: Exercise = {
    let title = LocalizedText(english: "A channel", french: "Un canal")
    let check = Check(
      id: "P1", kind: .changeRequest, title: title, because: title, means: .tests(["p1()"]))
    return Exercise(
      slug: "channel", folder: Path("/course/Exercises/channel"), title: title,
      files: ExerciseFiles(
        editable: ["Sources"], given: [], start: "Sources/A.swift", fixedNames: []),
      checks: [check])
  }()

  static let lessons: [Lesson] = [
    lesson("00", "first", exercise: "none"), lesson("05", "second", exercise: "channel"),
  ]

  static func session(
    columns: Int = 80, rows: Int = 24, progress: CourseProgress = CourseProgress(),
    language: Language = .english
  ) -> Session {
    Session(
      lessons: lessons, exercises: [exercise], progress: progress, language: language,
      size: TerminalSize(columns: columns, rows: rows))
  }

  static func frame(of session: inout Session) -> Frame {
    let layout = MarkdownLayout(language: session.language)
    let (frame, bodyCount) = SessionView(session, layout: layout).shown
    session.bodyCount = bodyCount
    return frame
  }

  static func text(of session: inout Session) -> String {
    frame(of: &session).lines.map(\.text).joined(separator: "\n")
  }

  private static func lesson(_ number: String, _ slug: String, exercise: String) -> Lesson {
    var lesson = Lesson(
      number: number, slug: slug, folder: Path("/course/Lessons/\(number)-\(slug)"),
      principle: .ocp, exercise: exercise)
    for language in Language.allCases {
      lesson.texts[language] = LessonText(
        file: lesson.folder.appending("\(language.rawValue).md"), title: "Lesson \(slug)",
        steps: steps, hints: hints)
    }
    return lesson
  }

  private static let steps: [Step] = [
    step("Opening", "A short text."),
    step(
      "Long",
      (1...60).map { "Paragraph \($0) of a step that is longer than the screen.\n" }
        .joined(separator: "\n")),
    Step(
      title: "A question", kind: .quiz(quiz), parts: [[]], notes: [], line: 1),
    step("Your turn", "Do it.", kind: .exercise),
    step("Hints", "", kind: .hints),
  ]

  static let quiz = Quiz(
    question: [.text("Which is right?")],
    options: ["alpha", "beta", "gamma"].map { [.text($0)] }, answer: 1,
    explanation: Document(parsing: "Because beta is.").blocks)

  private static let hints = ["Look.", "Look closer.", "There."].map {
    Document(parsing: $0).blocks
  }

  private static func step(_ title: String, _ text: String, kind: Step.Kind = .reading) -> Step {
    Step(title: title, kind: kind, parts: [Document(parsing: text).blocks], notes: [], line: 1)
  }
}

extension Session {
  /// Presses keys one after the other as the loop would, with a frame after each; gives all effects.
  @discardableResult
  mutating func type(_ keys: [Key]) -> [SessionEffect] {
    var effects: [SessionEffect] = []
    for key in keys {
      _ = SampleCourse.frame(of: &self)
      effects += update(.key(key))
    }
    _ = SampleCourse.frame(of: &self)
    return effects
  }
}
