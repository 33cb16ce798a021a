package import Curriculum
package import Languages
package import LearnerWork
package import Rendering

/// The lessons of a course with what a learner has done, as lists show them.
package struct LessonRows {
  let lessons: [Lesson]
  let progress: CourseProgress
  let language: Language

  package init(lessons: [Lesson], progress: CourseProgress, language: Language) {
    self.lessons = lessons
    self.progress = progress
    self.language = language
  }

  /// One row a lesson, in the order of the course.
  package var rows: [LessonRow] { lessons.map(row) }

  private func row(_ lesson: Lesson) -> LessonRow {
    let work = progress[exercise: lesson.exercise]
    var row = LessonRow(
      number: lesson.number, title: lesson.text(in: language).title,
      principle: lesson.principle, state: state(of: work, lesson), minutes: lesson.minutes)
    row.hints = work.hints
    row.attempts = work.attempts
    return row
  }

  private func state(of work: ExerciseProgress, _ lesson: Lesson) -> LessonRow.State {
    switch work.state {
    case .solved: .solved
    case _ where work.isRevealed: .revealed
    case .started, .skipped: .started
    case .untouched: (progress.step(of: lesson.slug) ?? 0) > 0 ? .started : .open
    }
  }
}
