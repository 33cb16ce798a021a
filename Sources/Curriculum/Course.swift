package import Ports

/// A folder with `Lessons/` and `Exercises/`, read whole, with everything that is wrong in it.
package struct Course: Sendable {
  package let folder: Path
  /// The lessons that could be read, by number.
  package let lessons: [Lesson]
  /// The exercises that could be read, by slug.
  package let exercises: [Exercise]
  /// Everything that is wrong, by file and line; a course with problems still shows what could be read.
  package let problems: [Problem]

  package init(folder: Path, lessons: [Lesson], exercises: [Exercise], problems: [Problem]) {
    self.folder = folder
    self.lessons = lessons
    self.exercises = exercises
    self.problems = problems
  }

  /// The package that all exercises share.
  package var standIns: Path { folder.appending("Exercises/StandIns") }

  /// The exercise of a slug; `nil` for one that could not be read, too.
  package func exercise(_ slug: String) -> Exercise? {
    exercises.first { $0.slug == slug }
  }

  /// The lesson of a slug, a number (`05` or `5`) or both (`05-ocp-notification-sender`).
  package func lesson(_ name: String) -> Lesson? {
    lessons.first {
      $0.slug == name || $0.number == name || "\($0.number)-\($0.slug)" == name
        || (Int(name) != nil && Int($0.number) == Int(name))
    }
  }
}
