import Curriculum
package import Ports

/// Starts new exercises and lessons of a course, and never touches what is there.
package struct CourseScaffold: Sendable {
  private let course: Path
  private let files: any ScaffoldWriter.Files

  /// - Parameter course: a folder with `Lessons/` and `Exercises/`.
  package init(course: Path, files: any ScaffoldWriter.Files) {
    self.course = course
    self.files = files
  }

  /// Makes an exercise that already works, and says where.
  ///
  /// - Parameter module: `nil` to make its name of the slug.
  package func makeExercise(
    _ slug: Slug, module: ModuleName? = nil
  ) throws(ScaffoldFailure) -> Path {
    let template = ExerciseTemplate(slug: slug, module: module ?? ModuleName(for: slug))
    return try writer.write(template.scaffold)
  }

  /// Makes a lesson about the exercise of the same slug, and that exercise when there is none.
  ///
  /// - Parameter number: `nil` for the first one after all others.
  /// - Returns: the folders that were made, the lesson last.
  package func makeLesson(
    _ slug: Slug, number: Int? = nil, module: ModuleName? = nil
  ) throws(ScaffoldFailure) -> [Path] {
    let number = try freeNumber(for: slug, wanted: number)
    let folder = exercises.appending(slug.text)
    var made: [Path] = []
    if files.status(of: folder) == nil { made.append(try makeExercise(slug, module: module)) }
    guard let exercise = ExerciseReader(files: files).exercise(at: folder).exercise else {
      throw .unreadableExercise(folder.appending("exercise.json"))
    }
    let template = LessonTemplate(slug: slug, number: number, exercise: exercise)
    made.append(try writer.write(template.scaffold(quoting: excerpt)))
    return made
  }

  /// Whether the packages of the course find the stand-ins on which they depend.
  package var hasStandIns: Bool {
    files.status(of: exercises.appending("StandIns/Package.swift")) != nil
  }

  private var writer: ScaffoldWriter { ScaffoldWriter(course: course, files: files) }
  private var exercises: Path { course.appending("Exercises") }
  private var lessons: Path { course.appending("Lessons") }

  private func freeNumber(for slug: Slug, wanted: Int?) throws(ScaffoldFailure) -> Int {
    var numbers: [Int: Path] = [:]
    for name in (try? files.names(in: lessons)) ?? [] {
      let digits = name.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits) else { continue }
      let folder = lessons.appending(name)
      if name.dropFirst(digits.count) == "-" + slug.text { throw .exists(folder) }
      numbers[number] = folder
    }
    guard let wanted else { return (numbers.keys.max() ?? 0) + 1 }
    if let other = numbers[wanted] { throw .numberTaken(wanted, by: other) }
    return wanted
  }

  /// The code of a file from its first declaration on; `nil` when there is none.
  private func excerpt(of file: Path) -> String? {
    guard let text = try? files.text(of: file) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.drop { line in
      let start = line.drop { $0 == " " }
      return start.isEmpty || start.hasPrefix("//") || start.hasPrefix("import ")
    }
    guard !code.isEmpty else { return nil }
    // More than a screen is more than anybody reads.
    let shown = code.prefix(30)
    return shown.prefix((shown.lastIndex { !$0.isEmpty } ?? 0) - shown.startIndex + 1)
      .joined(separator: "\n")
  }
}
