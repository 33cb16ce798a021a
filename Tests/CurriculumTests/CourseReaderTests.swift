import Curriculum
import Languages
import Ports
import Testing

struct CourseReaderTests {
  @Test func `a good course is read whole, and nothing is wrong in it`() {
    let reader = CourseReader(files: GoodCourse.files)
    let course = reader.course(at: GoodCourse.folder)
    #expect(course.problems == [])
    #expect(course.lessons.map(\.slug) == ["ocp-sender"])
    #expect(course.exercises.map(\.slug) == ["ocp-sender"])
    #expect(course.lesson("1")?.texts.count == 2)
    #expect(reader.problems(of: GoodCourse.folder) == [])
  }

  @Test func `one language may be enough`() {
    var files = GoodCourse.files
    files.files[GoodCourse.french] = nil
    let course = CourseReader(files: files).course(at: GoodCourse.folder, in: [.english])
    #expect(course.problems == [])
    #expect(course.lessons.first?.texts.keys.sorted { $0.rawValue < $1.rawValue } == [.english])
  }

  @Test func `lessons are ordered by number, and exercises need no lesson`() {
    var files = GoodCourse.files
    for name in ["10-b", "9-a", "002-c"] {
      for language in ["en", "fr"] {
        let text = files["/course/Lessons/01-ocp-sender/\(language).md"]
        files["/course/Lessons/\(name)/\(language).md"] = text
      }
    }
    files["/course/Exercises/other/exercise.json"] = GoodCourse.exerciseJSON
    let course = CourseReader(files: files).course(at: GoodCourse.folder)
    #expect(course.problems == [])
    #expect(course.lessons.map(\.slug) == ["ocp-sender", "c", "a", "b"])
    #expect(course.exercises.count == 2)
  }

  @Test(arguments: [
    (
      "exercise: ocp-sender", "▲exercise: ocp-sendr", "there is no exercise 'ocp-sendr'",
      "did you mean 'ocp-sender'?"
    ),
    (
      "exercise: ocp-sender", "exercise: ocp-sender\n▲after: 00-introo",
      "there is no lesson '00-introo'", "did you mean 'intro'?"
    ),
    (
      "exercise: ocp-sender", "exercise: ocp-sender\n▲after: ocp-sender",
      "the lesson 'ocp-sender' does not come before this one", ""
    ),
  ])
  func `a reference to another part of the course must lead somewhere`(
    old: String, new: String, message: String, suggestion: String
  ) {
    var files = GoodCourse.files
    for language in ["en", "fr"] {
      files["/course/Lessons/00-intro/\(language).md"] =
        files["/course/Lessons/01-ocp-sender/\(language).md"]
    }
    let fault = AuthorFault(old, new, message, suggestion)
    let place = fault.apply(to: GoodCourse.english, of: &files)
    _ = fault.apply(to: GoodCourse.french, of: &files)
    let problems = CourseReader(files: files).course(at: GoodCourse.folder).problems
    #expect(problems.map { "\($0.line):\($0.column)" } == [place, place])
    #expect(problems.map(\.message) == [message, message])
    #expect(problems.map(\.suggestion) == [suggestion, suggestion])
  }

  @Test func `numbers and slugs are unique`() {
    var files = GoodCourse.files
    for language in ["en", "fr"] {
      let text = files["/course/Lessons/01-ocp-sender/\(language).md"]
      files["/course/Lessons/1-other/\(language).md"] = text
      files["/course/Lessons/02-ocp-sender/\(language).md"] = text
    }
    let problems = CourseReader(files: files).course(at: GoodCourse.folder).problems
    #expect(
      problems.map(\.message) == [
        "the lesson '01-ocp-sender' has the same slug",
        "the lesson '01-ocp-sender' has the same number",
      ])
  }

  @Test func `a lesson may name an exercise that is itself broken`() {
    var files = GoodCourse.files
    files[GoodCourse.json] = "{"
    let course = CourseReader(files: files).course(at: GoodCourse.folder)
    #expect(course.problems.map(\.file) == [Path(GoodCourse.json)])
    #expect(course.exercises.isEmpty)
    #expect(course.lessons.count == 1)
  }

  @Test func `a folder that is no course says what it lacks`() {
    let files = FakeFiles(["/course/Lesson/01-a/en.md": ""])
    let course = CourseReader(files: files).course(at: GoodCourse.folder)
    #expect(
      course.problems.map(\.message) == [
        "a course has a folder 'Exercises'", "a course has a folder 'Lessons'",
      ])
    #expect(course.problems.map(\.suggestion) == ["", "did you mean 'Lesson'?"])
  }

  @Test func `links in a circle and unreadable folders end in problems`() {
    var files = GoodCourse.files
    files.links["/course/Lessons/02-loop"] = "/course/Lessons/03-loop"
    files.links["/course/Lessons/03-loop"] = "/course/Lessons/02-loop"
    files.links["/course/Exercises/ocp-sender/Fixtures/wrong-loop"] = GoodCourse.exercise
    files.links[GoodCourse.exercise + "/Violation/Sources/Again"] = GoodCourse.exercise
    files.unreadable = [GoodCourse.exercise + "/Checks/SenderTests.swift"]
    let reader = CourseReader(files: files)
    #expect(reader.course(at: GoodCourse.folder).problems == [])
    let messages = reader.problems(of: GoodCourse.folder).map(\.message)
    #expect(messages.contains("the file may not be read by you"))
    #expect(messages.contains("exercise.json does not declare this fixture"))
  }
}
