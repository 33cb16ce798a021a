package import Languages
package import Markdown
package import Ports

/// Reads a course: every lesson and every `exercise.json`, and whether they fit together.
///
/// That is what each command needs, and it opens no other file. What has to look at the sources of exercises (excerpts,
/// names of tests, fixtures, links) is asked of `problems(of:)`, which `audit` does.
package struct CourseReader: Sendable {
  let files: any FileReading
  let lessons: LessonReader
  let exercises: ExerciseReader
  let texts: CourseText

  /// - Parameter parse: turns the Markdown of a lesson into a document.
  package init(
    files: any FileReading,
    parse: @escaping @Sendable (String) -> Document = { Document(parsing: $0) }
  ) {
    self.files = files
    lessons = LessonReader(files: files, parse: parse)
    exercises = ExerciseReader(files: files)
    texts = CourseText(files: files)
  }

  /// Reads the course of a folder; what cannot be read is in its problems.
  ///
  /// - Parameter languages: fewer than all make it faster, and leave the others unread and uncompared.
  package func course(
    at folder: Path, in languages: [Language] = Language.allCases
  ) -> Course {
    let contents = CourseContents(of: folder, readBy: self, in: languages)
    return Course(
      folder: folder, lessons: contents.orderedLessons,
      exercises: contents.exercises.compactMap(\.exercise),
      problems: contents.problems.sorted())
  }

  /// The folders below one that hold lessons or exercises, by name; hidden ones and files are not looked at.
  func folders(in folder: Path) -> [Path] {
    texts.names(in: folder).filter { !$0.hasPrefix(".") }.map { folder.appending($0) }
      .filter { texts.isFolder($0) }
  }
}
