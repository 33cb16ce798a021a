import Languages
import Markdown
package import Ports

extension CourseReader {
  /// Everything that is wrong in a course, also what only its sources can tell.
  ///
  /// Reads the course again from its folder, so that parts too broken to be in a `Course` are looked at as well.
  package func problems(of folder: Path) -> [Problem] {
    let contents = CourseContents(of: folder, readBy: self, in: Language.allCases)
    var problems = contents.problems
    for exercise in contents.exercises {
      guard let source = exercise.source else { continue }
      problems += ExerciseVerifier(of: source, at: exercise.folder, texts: texts).problems
    }
    for lesson in contents.lessons {
      problems += self.problems(of: lesson, exercises: contents.exercises.map(\.folder))
    }
    problems += ["Lessons", "Exercises"].flatMap { folders(in: folder.appending($0)) }
      .flatMap(OwedContent(texts: texts).problems(below:))
    return Array(Set(problems)).sorted()
  }

  private func problems(of lesson: LessonReader.Reading, exercises: [Path]) -> [Problem] {
    let name = lesson.headers.lazy.compactMap(\.header.exercise?.value).first
    let exercise = exercises.first { $0.lastComponent == name }
    return lesson.documents.flatMap { source, document in
      LessonVerifier(document, from: source, exercise: exercise, texts: texts).faults
        .map { $0.problem(in: source.file) }
    }
  }
}
