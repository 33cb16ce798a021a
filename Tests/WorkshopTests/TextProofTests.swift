import Curriculum
import Grading
import Languages
import Markdown
import Ports
import TestSupport
import Testing

@testable import Workshop

/// What the audit says about rules, hints, and the code and the format of texts.
@Suite struct `The texts of a course` {
  private static let slug = "kit"

  private func course(
    lesson: String = "", files more: [String: String] = [:]
  ) -> (course: Course, files: InMemoryFileSystem) {
    let sample = SampleCourse(Self.slug)
    for (path, text) in more {
      try? sample.files.makeFolder(at: Path(path).parent)
      try? sample.files.write(Array(text.utf8), to: Path(path), .atomic)
    }
    var lesson = self.lesson(lesson)
    lesson.minutes = 5
    let course = Course(
      folder: SampleCourse.folder, lessons: [lesson], exercises: sample.course.exercises,
      problems: [])
    return (course, sample.files)
  }

  /// A lesson with one step and one tier of help, both with the same text.
  private func lesson(_ text: String) -> Lesson {
    let blocks = Document(parsing: text).blocks
    var lesson = Lesson(
      number: "01", slug: Self.slug, folder: Path("/course/Lessons/01-kit"), principle: .ocp,
      exercise: Self.slug)
    lesson.texts[.english] = LessonText(
      file: Path("/course/Lessons/01-kit/en.md"), title: "Kit",
      steps: [Step(title: "One", kind: .reading, parts: [blocks], notes: [], line: 1)],
      hints: [blocks])
    return lesson
  }

  private func grader(
    _ files: InMemoryFileSystem, _ answer: @escaping @Sendable (Command) -> String = { _ in "" }
  ) -> Grader {
    files.placeOddity(.symbolicLink, at: Path("/bin/swift"))
    let runner = ScriptedProcessRunner { command in
      if command.arguments == ["--version"] { return .exits(output: "Swift version 6.3.1\n") }
      let said = answer(command)
      return .exits(said.isEmpty ? 0 : 1, error: said)
    }
    return Grader(
      folder: Path("/desk/.solid/check"), files: files, runner: runner,
      environment: ["PATH": "/bin"])
  }

  // MARK: Rules

  @Test(arguments: [
    ("noDowncst", CheckKind.structure, "the check 'S' names no rule", "did you mean 'noDowncast'?"),
    ("noDowncast", .structure, "", ""),
    ("noPath", .moduleGraph, "the check 'S': the rule needs the parameter 'from'", ""),
    (
      "noDowncast", .moduleGraph,
      "the check 'S': the rule 'noDowncast' is not for checks of the kind 'module-graph'",
      "make its kind 'structure'"
    ),
  ])
  func `a rule that cannot be asked is a problem at its place`(
    rule: String, kind: CheckKind, message: String, suggestion: String
  ) {
    var check = SampleCourse.check("S", kind, SampleCourse.rule(rule))
    check.position = TextPosition(line: 7, column: 9)
    let exercise = Exercise(
      slug: Self.slug, folder: Path("/course/Exercises/kit"), title: LocalizedText(same: ""),
      files: ExerciseFiles(editable: [], given: [], start: "", fixedNames: []), checks: [check])
    let problems = RuleProof().problems(of: exercise)
    if message.isEmpty { return #expect(problems.isEmpty) }
    #expect(problems.count == 1)
    #expect(problems.first?.line == 7 && problems.first?.column == 9)
    if rule == "noDowncst" {
      #expect(problems.first?.message == "the check 'S': there is no rule 'noDowncst'")
    } else {
      #expect(problems.first?.message == message)
    }
    #expect(problems.first?.suggestion == suggestion)
  }

  // MARK: Hints

  private static let answer = """
    struct Sender { let channels: [Channel] }
    func send(to name: String) {}
    extension Sender: Sending, Sendable {}
    """

  @Test func `a hint that holds the reference is a problem`() throws {
    let (course, files) = course(
      lesson: "Look:\n\n```swift sketch\n\(Self.answer)\n```\n",
      files: ["/course/Exercises/kit/Refactored/Sources/Kit/Sender.swift": Self.answer])
    let problems = HintProof(files: files).problems(
      of: try #require(course.lessons.first), for: try #require(course.exercises.first))
    #expect(problems.map(\.message) == ["3 lines of this hint stand in the reference"])
    #expect(problems.first?.line == 4)
  }

  @Test func `a hint may show two lines, and whatever the violation holds already`() throws {
    let known = "/course/Exercises/kit/Violation/Sources/Kit/Sender.swift"
    let (course, files) = course(
      lesson: "Look:\n\n```swift sketch\n\(Self.answer)\n```\n",
      files: [
        "/course/Exercises/kit/Refactored/Sources/Kit/Sender.swift": Self.answer,
        known: "struct Sender { let channels: [Channel] }\n",
      ])
    let problems = HintProof(files: files).problems(
      of: try #require(course.lessons.first), for: try #require(course.exercises.first))
    #expect(problems.isEmpty)
  }

  // MARK: Code

  private func problems(
    with lesson: String, saying answer: @escaping @Sendable (Command) -> String
  ) async throws -> [Problem] {
    let (course, files) = course(lesson: lesson)
    let memory = FenceMemory(folder: Path("/desk/fences"), files: files, judge: nil)
    return try await FenceProof(check: SnippetCheck(grader: grader(files, answer)), memory: memory)
      .problems(of: course.lessons)
  }

  @Test func `code that is said to compile is compiled, and its own line is named`() async throws {
    let problems = try await problems(with: "A\n\n```swift compiles\nlet a = 1\nlet b = a\n```\n") {
      let file = $0.arguments.last ?? ""
      return "\(file):3:9: error: what is a?\n"
    }
    // The text is shown in a step and in a hint.
    #expect(problems.map(\.message).first == "this code is said to compile: what is a?")
    #expect(problems.first?.line == 5 && problems.first?.column == 9)
  }

  @Test(arguments: [
    ("error: switch must be exhaustive", 0), ("error: something else", 2), ("", 2),
  ])
  func `code that is said to be refused must be refused for that reason`(
    said: String, count: Int
  ) async throws {
    let problems = try await problems(
      with: "A\n\n```swift rejects=\"must be exhaustive\"\nswitch a {}\n```\n"
    ) { said.isEmpty ? "" : "\($0.arguments.last ?? ""):2:1: \(said)\n" }
    #expect(problems.count == count)
  }

  @Test func `code that did what it says is not compiled again`() async throws {
    let (course, files) = course(lesson: "A\n\n```swift compiles\nlet a = 1\n```\n")
    let identity = JudgeIdentity(
      program: SampleCourse.program, toolchain: "Swift version 6.3.1", files: files)
    let memory = FenceMemory(folder: Path("/desk/fences"), files: files, judge: identity)
    let first = FenceProof(check: SnippetCheck(grader: grader(files)), memory: memory)
    #expect(try await first.problems(of: course.lessons).isEmpty)
    let second = FenceProof(
      check: SnippetCheck(grader: grader(files) { _ in "/x:1:1: error: asked again\n" }),
      memory: memory)
    #expect(try await second.problems(of: course.lessons).isEmpty)
  }

  @Test func `sketches are listed`() {
    let (course, _) = course(lesson: "A\n\n```swift sketch\nimport UIKit\n```\n")
    #expect(FenceProof.sketches(in: course.lessons).map(\.line) == [4, 4])
  }

  // MARK: Format

  @Test func `what the formatter would write otherwise is a problem at its place`() async throws {
    let (course, files) = course()
    let place = "/course/Exercises/kit/Refactored/Sources/Kit/Kit.swift"
    let proof = FormatProof(
      formatter: SourceFormatter(
        grader: grader(files) { command in
          command.arguments.starts(with: ["format", "lint"])
            ? "\(place):4:2: error: [Spacing] remove 1 space\n" : ""
        }))
    let problems = try await proof.problems(of: course.exercises, of: course)
    #expect(problems.map(\.file) == [Path(place)])
    #expect(problems.first?.line == 4 && problems.first?.column == 2)
    #expect(problems.first?.message == "[Spacing] remove 1 space")
  }
}
