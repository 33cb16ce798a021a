import Curriculum
import Foundation
import LearnerWork
import Ports

/// The object that `list --json` and `progress --json` print (schema 1).
struct ProgressRecord {
  let course: Course
  let progress: CourseProgress
  let desk: Desk

  func text(principle: String?) -> String {
    let lessons = course.lessons.filter {
      principle == nil || $0.principle.rawValue == principle
    }
    let report = Report(
      schema: 1, stateFile: desk.workspace.progress.string, lessons: lessons.map(entry))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and whole numbers always encode.
    let data = (try? encoder.encode(report)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self)
  }

  private func entry(_ lesson: Lesson) -> Entry {
    let work = progress[exercise: lesson.exercise]
    var entry = Entry()
    entry.number = lesson.number
    entry.slug = lesson.slug
    entry.title = lesson.text(in: desk.language).title
    entry.principle = lesson.principle.rawValue
    entry.minutes = lesson.minutes
    entry.exercise = lesson.exercise
    entry.state = work.state.rawValue
    entry.attempts = work.attempts
    entry.hints = work.hints
    entry.revealed = work.isRevealed
    entry.outcome = work.lastOutcome
    return entry
  }

  private struct Report: Encodable {
    let schema: Int
    let stateFile: String
    let lessons: [Entry]
  }

  private struct Entry: Encodable {
    var number = ""
    var slug = ""
    var title = ""
    var principle = ""
    var minutes = 0
    var exercise = ""
    /// `untouched`, `started`, `solved` or `skipped`.
    var state = ""
    var attempts = 0
    var hints = 0
    var revealed = false
    /// The word of the last verdict.
    var outcome: String?
  }
}
