import Languages
import Markdown
import Ports

/// What was read of a course, before what cannot be used is dropped.
struct CourseContents {
  let lessons: [LessonReader.Reading]
  let exercises: [ExerciseReader.Reading]
  private(set) var problems: [Problem] = []
  private let exerciseNames: [String]
  private let lessonNames: [(number: String, slug: String, folder: Path)]

  init(of folder: Path, readBy reader: CourseReader, in languages: [Language]) {
    let lessonsFolder = folder.appending("Lessons")
    let exercisesFolder = folder.appending("Exercises")
    let exerciseFolders = reader.folders(in: exercisesFolder)
      .filter { $0.lastComponent != "StandIns" }
    let lessonFolders = reader.folders(in: lessonsFolder)
    exerciseNames = exerciseFolders.map(\.lastComponent)
    lessonNames = lessonFolders.compactMap { folder in
      LessonReader.parts(of: folder.lastComponent).map { ($0.number, $0.slug, folder) }
    }
    exercises = exerciseFolders.map { reader.exercises.exercise(at: $0) }
    lessons = lessonFolders.map { reader.lessons.lesson(at: $0, in: languages) }
    problems = exercises.flatMap(\.problems) + lessons.flatMap(\.problems)
    for needed in [lessonsFolder, exercisesFolder] where !reader.texts.isFolder(needed) {
      problems.append(
        Problem(
          file: needed, "a course has a folder \(quoted(needed.lastComponent))",
          suggestion: reader.texts.nearName(to: needed.lastComponent, in: folder)))
    }
    reportRepeated()
    for lesson in lessons { reportReferences(of: lesson) }
  }

  /// The lessons by number, not by the letters of their folders: 9 comes before 10.
  var orderedLessons: [Lesson] {
    lessons.compactMap(\.lesson).sorted {
      (Int($0.number) ?? 0, $0.slug) < (Int($1.number) ?? 0, $1.slug)
    }
  }

  private mutating func reportRepeated() {
    var numbers: [Int: Path] = [:]
    var slugs: [String: Path] = [:]
    for (number, slug, folder) in lessonNames {
      if let other = numbers.updateValue(folder, forKey: Int(number) ?? 0) {
        problems.append(
          Problem(file: folder, "the lesson \(quoted(other.lastComponent)) has the same number"))
      }
      if let other = slugs.updateValue(folder, forKey: slug) {
        problems.append(
          Problem(file: folder, "the lesson \(quoted(other.lastComponent)) has the same slug"))
      }
    }
  }

  private mutating func reportReferences(of lesson: LessonReader.Reading) {
    for (file, header) in lesson.headers {
      if let exercise = header.exercise, !exercise.value.isEmpty,
        !exerciseNames.contains(exercise.value)
      {
        let fault = exercise.fault(
          "there is no exercise \(quoted(exercise.value))",
          suggestion: didYouMean(exercise.value, among: exerciseNames))
        problems.append(fault.problem(in: file))
      }
      if let after = header.after, !after.value.isEmpty, let fault = fault(of: after, in: file) {
        problems.append(fault.problem(in: file))
      }
    }
  }

  /// What is wrong with the lesson to read before; it must exist, and have a smaller number.
  private func fault(of after: Placed<String>, in file: Path) -> Fault? {
    guard let before = lessonNames.first(where: { $0.slug == after.value }) else {
      let withoutNumber = LessonReader.parts(of: after.value)?.slug ?? after.value
      return after.fault(
        "there is no lesson \(quoted(after.value))",
        suggestion: didYouMean(withoutNumber, among: lessonNames.map(\.slug)))
    }
    let own = LessonReader.parts(of: file.parent.lastComponent)?.number
    guard let own = own.flatMap({ Int($0) }), let number = Int(before.number), number >= own else {
      return nil
    }
    return after.fault("the lesson \(quoted(after.value)) does not come before this one")
  }
}
