import Curriculum
import Languages
import Ports
import TestSupport
import Testing
import Workshop

/// What `solid new` makes, held against the readers of the course.
struct ScaffoldTests {
  private let files = InMemoryFileSystem([
    "/course/Lessons/README.md": "", "/course/Exercises/StandIns/Package.swift": "",
  ])
  private let course = Path("/course")

  private var scaffold: CourseScaffold { CourseScaffold(course: course, files: files) }

  private func slug(_ text: String) throws -> Slug { try #require(Slug(text)) }

  private func problems() -> [Problem] { CourseReader(files: files).problems(of: course) }

  /// What is wrong beside what the author owes.
  private func faults() -> [Problem] {
    problems().filter { !$0.message.hasPrefix("still to be written: ") }
  }

  @Test func `an exercise lacks nothing but what its author owes`() throws {
    let folder = try scaffold.makeExercise(slug("dip-waiting-room"))
    #expect(folder == Path("/course/Exercises/dip-waiting-room"))
    #expect(faults() == [])
    let exercise = try #require(CourseReader(files: files).course(at: course).exercises.first)
    #expect(exercise.principle == .dip)
    #expect(exercise.files.editable == ["Sources/WaitingRoom"])
    #expect(exercise.checks.map(\.id) == ["B1", "P1", "S1"])
    #expect(
      files.status(of: folder.appending("Violation/Tests/WaitingRoomTests"))?.kind == .symbolicLink)
  }

  @Test func `a lesson lacks nothing but what its author owes, and brings its exercise`() throws {
    let made = try scaffold.makeLesson(slug("srp-queue"))
    #expect(made == [Path("/course/Exercises/srp-queue"), Path("/course/Lessons/01-srp-queue")])
    #expect(faults() == [])
    let read = CourseReader(files: files).course(at: course)
    let lesson = try #require(read.lessons.first)
    #expect(lesson.exercise == "srp-queue" && lesson.principle == .srp)
    #expect(read.problems == [])
    for language in Language.allCases {
      #expect(lesson.texts[language]?.hints.count == 3)
      #expect(lesson.texts[language]?.steps.contains { $0.kind == .exercise } == true)
    }
  }

  @Test func `what is owed is listed in every file that holds it`() throws {
    _ = try scaffold.makeLesson(slug("ocp-queue"))
    let owing = Set(problems().map(\.file.lastComponent))
    #expect(
      owing == [
        "en.md", "fr.md", "exercise.json", "Visitor.swift", "WaitingRoom.swift",
        "NextChangeTests.swift",
      ])
    #expect(problems().allSatisfy { !$0.suggestion.isEmpty })
  }

  @Test func `nothing is left of the template's own words`() throws {
    _ = try scaffold.makeLesson(slug("ocp-queue"), module: ModuleName("Clinic"))
    #expect(files.texts.allSatisfy { !$0.key.contains("%") && !$0.value.contains("%") })
    #expect(
      files.texts.keys.contains { $0.hasSuffix("Violation/Sources/Clinic/WaitingRoom.swift") })
  }

  @Test func `a lesson is written about the exercise that is there`() throws {
    _ = try scaffold.makeExercise(slug("ocp-queue"), module: ModuleName("Clinic"))
    let before = files.texts
    let made = try scaffold.makeLesson(slug("ocp-queue"))
    #expect(made.map(\.lastComponent) == ["01-ocp-queue"])
    #expect(files.texts.filter { !$0.key.contains("01-ocp-queue") } == before)
    #expect(faults() == [])
    let text = try files.text(of: Path("/course/Lessons/01-ocp-queue/en.md"))
    #expect(text.contains("excerpt=Violation/Sources/Clinic/WaitingRoom.swift"))
  }

  @Test func `an exercise that cannot be read gets no lesson`() throws {
    _ = try scaffold.makeExercise(slug("ocp-queue"))
    let json = Path("/course/Exercises/ocp-queue/exercise.json")
    try files.write(Array("{".utf8), to: json, .atomic)
    #expect(throws: ScaffoldFailure.unreadableExercise(json)) {
      try scaffold.makeLesson(slug("ocp-queue"))
    }
    #expect(try files.names(in: Path("/course/Lessons")) == ["README.md"])
  }

  @Test func `nothing is overwritten`() throws {
    let folder = try scaffold.makeExercise(slug("ocp-queue"))
    let lesson = try #require(try scaffold.makeLesson(slug("ocp-queue"), number: 7).last)
    let before = files.texts
    #expect(throws: ScaffoldFailure.exists(folder)) { try scaffold.makeExercise(slug("ocp-queue")) }
    #expect(throws: ScaffoldFailure.exists(lesson)) {
      try scaffold.makeLesson(slug("ocp-queue"), number: 8)
    }
    #expect(throws: ScaffoldFailure.numberTaken(7, by: lesson)) {
      try scaffold.makeLesson(slug("ocp-other"), number: 7)
    }
    #expect(files.texts == before)
  }

  @Test func `the next number comes after all others`() throws {
    _ = try scaffold.makeLesson(slug("ocp-one"), number: 9)
    #expect(try scaffold.makeLesson(slug("ocp-two")).last?.lastComponent == "10-ocp-two")
    #expect(
      try scaffold.makeLesson(slug("ocp-three"), number: 3).last?.lastComponent == "03-ocp-three")
    #expect(try scaffold.makeLesson(slug("ocp-four")).last?.lastComponent == "11-ocp-four")
  }

  @Test(arguments: [FileFailure.Reason.readOnly, .notPermitted, .diskFull])
  func `half a folder never stays`(reason: FileFailure.Reason) throws {
    let folder = Path("/course/Exercises/ocp-queue")
    files.failChanges(below: folder.appending("Violation/Tests"), with: reason)
    #expect(throws: ScaffoldFailure.self) { try scaffold.makeExercise(slug("ocp-queue")) }
    #expect(files.texts.keys.allSatisfy { !$0.contains("ocp-queue/Vio") } == true)
    files.failChanges(below: folder.appending("Violation/Tests"), with: nil)
    #expect(try scaffold.makeExercise(slug("ocp-queue")) == folder)
  }

  @Test func `a course without stand-ins is noticed`() throws {
    #expect(scaffold.hasStandIns)
    try files.remove(Path("/course/Exercises/StandIns"))
    #expect(!scaffold.hasStandIns)
  }
}
