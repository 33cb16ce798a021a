import Curriculum
import Languages
import Ports

/// A lesson about an exercise in which every part has its place, and an author finds a question in each.
struct LessonTemplate: Sendable {
  let slug: Slug
  let number: Int
  let exercise: Exercise

  init(slug: Slug, number: Int, exercise: Exercise) {
    self.slug = slug
    self.number = number
    self.exercise = exercise
  }

  /// - Parameter code: the part of a file that a lesson should quote; `nil` when it has none.
  func scaffold(quoting code: (Path) -> String?) -> Scaffold {
    let padded = number < 10 ? "0\(number)" : "\(number)"
    let texts = Language.allCases.map { language in
      ("\(language.rawValue).md", text(in: language, quoting: code))
    }
    return Scaffold(
      folder: "Lessons/\(padded)-\(slug.text)", files: Dictionary(texts) { $1 })
  }

  private func text(in language: Language, quoting code: (Path) -> String?) -> String {
    Self.text(language)
      .replacing("%PRINCIPLE%", with: exercise.principle.rawValue)
      .replacing("%SLUG%", with: exercise.slug)
      .replacing("%EDITABLE%", with: listed(exercise.files.editable))
      .replacing("%GIVEN%", with: given(in: language))
      .replacing("%NAMES%", with: listed(exercise.files.fixedNames))
      .replacing("%CHECKS%", with: checks(in: language))
      .replacing("%VIOLATION%", with: fence(of: "Violation", quoting: code))
      .replacing("%REFACTORED%", with: fence(of: "Refactored", quoting: code)) + "\n"
  }

  private func listed(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private func given(in language: Language) -> String {
    guard !exercise.files.given.isEmpty else { return "" }
    return Self.givenFiles(language).replacing("%GIVEN%", with: listed(exercise.files.given))
  }

  /// One row a check, in the order of a verdict.
  private func checks(in language: Language) -> String {
    exercise.checks.map { check in
      "| \(check.id) | \(Self.whenItHolds(language).replacing("%ID%", with: check.id)) |"
    }.joined(separator: "\n")
  }

  /// The start file of one of the packages; nothing when that has no such file, as other solutions need none.
  private func fence(of package: String, quoting code: (Path) -> String?) -> String {
    let path = package + "/" + exercise.files.start
    guard let code = code(exercise.folder.appending(path)) else { return "" }
    return "```swift excerpt=\(path)\n\(code)\n```\n\n"
  }
}
