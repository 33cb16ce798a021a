import Curriculum
import Languages
import Markdown
import Ports
import Testing

struct LessonReaderTests {
  @Test func `a good lesson is read whole`() throws {
    let reading = LessonReader(files: GoodCourse.files).lesson(at: Path(GoodCourse.english).parent)
    #expect(reading.problems == [])
    let lesson = try #require(reading.lesson)
    #expect(lesson.number == "01")
    #expect(lesson.slug == "ocp-sender")
    #expect(lesson.principle == .ocp)
    #expect(lesson.exercise == "ocp-sender")
    #expect(lesson.minutes == 25)
    #expect(lesson.after == nil)
    let text = try #require(lesson.texts[.english])
    #expect(text.title == "A channel nobody planned")
    #expect(
      text.steps.map(\.title) == [
        "A channel nobody planned", "The sender", "Two questions", "Two questions", "Your turn",
        "Hints",
      ])
    let lines = GoodCourse.englishLesson.split(
      separator: "\n", omittingEmptySubsequences: false)
    for step in text.steps { #expect(lines[step.line - 1].hasSuffix("# " + step.title)) }
    #expect(
      text.hints.map { $0.first?.kind }
        == ["Look.", "Look closer.", "Write a protocol."].map { .paragraph([.text($0)]) })
    #expect(lesson.texts[.french]?.steps.count == 6)
  }

  @Test func `a step is split by pauses and keeps its notes apart`() throws {
    let step = try step(1)
    #expect(step.kind == .reading)
    #expect(step.parts.map(\.count) == [2, 1])
    #expect(step.notes == ["Ask the room."])
  }

  @Test func `each quiz is a step of its own`() throws {
    guard case .quiz(let first) = try step(2).kind, case .quiz(let second) = try step(3).kind else {
      Issue.record("no quizzes")
      return
    }
    #expect(first.question == [.text("What breaks?")])
    #expect(first.options.map(\.plainText) == ["Nothing", "Everything"])
    #expect(first.answer == 1)
    #expect(second.answer == 0)
    #expect(second.explanation.count == 1)
    #expect(try step(2).parts == [])
    #expect(try step(3).blocks.count == 1)
  }

  @Test func `the brief and the hints are known`() throws {
    #expect(try step(4).kind == .exercise)
    #expect(try step(4).blocks.count == 1)
    #expect(try step(5).kind == .hints)
    #expect(try step(5).blocks == [])
  }

  @Test func `text around quizzes stays readable`() throws {
    var files = GoodCourse.files
    for path in [GoodCourse.english, GoodCourse.french] {
      files.replace("\n\n###", by: "\n\nBefore.\n\n###", in: path)
      files.replace("\n## ", by: "\n## ", in: path)
    }
    let reading = LessonReader(files: files).lesson(at: Path(GoodCourse.english).parent)
    #expect(reading.problems == [])
    let kinds = try #require(reading.lesson?.text(in: .english).steps.map(\.kind))
    #expect(kinds[2] == .reading)
    #expect(kinds.count == 7)
  }

  @Test(arguments: LessonFaults.all)
  func `one thing wrong is one problem with its place`(fault: AuthorFault) {
    var files = GoodCourse.files
    let place = fault.apply(to: GoodCourse.english, of: &files)
    let problems = LessonReader(files: files).lesson(at: Path(GoodCourse.english).parent).problems
      .filter { $0.file == Path(GoodCourse.english) }
    #expect(problems.map { "\($0.line):\($0.column)" } == [place])
    #expect(problems.map(\.message) == [fault.message])
    #expect(problems.map(\.suggestion) == [fault.suggestion])
  }

  @Test func `a missing language is a problem, and the other is shown`() {
    var files = GoodCourse.files
    files.files[GoodCourse.french] = nil
    files["/course/Lessons/01-ocp-sender/fr.mb"] = ""
    let reading = LessonReader(files: files).lesson(at: Path(GoodCourse.english).parent)
    #expect(reading.problems.map(\.message) == ["'fr.md' is missing"])
    #expect(reading.problems.map(\.suggestion) == ["did you mean 'fr.mb' or 'en.md'?"])
    #expect(reading.lesson?.text(in: .french).title == "A channel nobody planned")
  }

  @Test func `binary and oversized files are refused`() {
    var files = GoodCourse.files
    files.files[GoodCourse.english] = Array("---\nab".utf8) + [0, 1]
    files.files[GoodCourse.french] = Array("---\né".utf8) + [0xC3, 0x28]
    var problems = LessonReader(files: files).lesson(at: Path(GoodCourse.english).parent).problems
    #expect(
      problems.map(\.message) == ["a NUL byte: this is not a text file", "this is not valid UTF-8"])
    #expect(problems.map(\.line) == [2, 2])
    #expect(problems.map(\.column) == [3, 2])
    files[GoodCourse.english] = String(repeating: "a", count: 1_000_001)
    problems = LessonReader(files: files).lesson(at: Path(GoodCourse.english).parent).problems
    #expect(problems.first?.message == "the file is larger than 1000000 bytes")
  }

  @Test(arguments: ["ocp-sender", "1", "01-", "-x", "99999999999-x"])
  func `a folder needs a number and a name`(name: String) {
    var files = GoodCourse.files
    for language in ["en", "fr"] {
      files["/course/Lessons/\(name)/\(language).md"] =
        files["/course/Lessons/01-ocp-sender/\(language).md"]
    }
    let reading = LessonReader(files: files).lesson(at: Path("/course/Lessons/\(name)"))
    #expect(reading.lesson == nil)
    #expect(reading.problems.map(\.suggestion) == ["call the folder like 05-some-name"])
  }

  private func step(_ index: Int) throws -> Step {
    let reading = LessonReader(files: GoodCourse.files).lesson(at: Path(GoodCourse.english).parent)
    return try #require(reading.lesson?.text(in: .english).steps.dropFirst(index).first)
  }
}
