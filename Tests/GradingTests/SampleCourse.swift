import Curriculum
import Grading
import Languages
import Ports
import TestSupport

/// A course with one exercise, in memory: two tests and a rule, a file of the author among the learner's.
enum SampleCourse {
  static let folder = Path("/course")
  static let submission = Path("/desk/Exercises/kit")

  static var course: Course {
    Course(folder: folder, lessons: [], exercises: [exercise], problems: [])
  }

  static var exercise: Exercise {
    var exercise = Exercise(
      slug: "kit", folder: folder.appending("Exercises/kit"), title: LocalizedText(same: "Kit"),
      files: ExerciseFiles(
        editable: ["Sources/Kit"], given: ["Sources/Kit/Money.swift"],
        start: "Sources/Kit/Kit.swift", fixedNames: ["price"]),
      checks: [behaviour, change, structure])
    exercise.limits = Limits(build: .seconds(2), test: .seconds(1))
    return exercise
  }

  static let behaviour = check("P1", .behaviour, .tests(["price()"]))

  static var change: Check {
    var check = check("C1", .changeRequest, .tests(["nextCurrency()"]))
    check.requires = ["P1"]
    return check
  }

  static let structure = check(
    "S1", .structure,
    .rule(name: "noDowncast", parameters: JSONValue(.object([]), line: 1, column: 1)))

  static func check(_ id: String, _ kind: CheckKind, _ means: Check.Means) -> Check {
    Check(
      id: id, kind: kind, title: LocalizedText(same: id), because: LocalizedText(same: "because"),
      means: means)
  }

  /// The files of the course, and those of the submission below its package.
  static func files(submitting own: [String: String] = ["Sources/Kit/Kit.swift": "let a = 1\n"])
    -> InMemoryFileSystem
  {
    var texts = [
      "/course/Exercises/kit/Violation/Package.swift": "// pristine\n",
      "/course/Exercises/kit/Violation/Sources/Kit/Kit.swift": "let a = 0\n",
      "/course/Exercises/kit/Violation/Sources/Kit/Money.swift": "struct Money {}\n",
      "/course/Exercises/kit/Checks/KitTests.swift": "// tests\n",
      "/course/Exercises/StandIns/Package.swift": "// stand-ins\n",
    ]
    for (path, text) in own { texts[submission.string + "/" + path] = text }
    let files = InMemoryFileSystem(texts)
    files.placeOddity(
      .symbolicLink, at: Path("/course/Exercises/kit/Violation/Tests/KitTests"))
    // Most installers put a link there.
    files.placeOddity(.symbolicLink, at: Path("/bin/swift"))
    return files
  }

  /// A run in which both tests passed.
  static let goodRun = RecordedRun(declaring: "price()", "nextCurrency()")
    .passing("price()").passing("nextCurrency()").ended
}
