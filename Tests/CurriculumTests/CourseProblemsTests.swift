import Curriculum
import Ports
import Testing

/// What only the files of a course can tell.
struct CourseProblemsTests {
  @Test(arguments: [
    AuthorFault(
      #"["mailArrives()"]"#, #"[▲"mailArives()"]"#, "there is no test 'mailArives()' in Checks",
      "did you mean 'mailArrives()'?"),
    AuthorFault(
      #""editable": ["Sources/Sender"]"#, #""editable": ["Sources/Sender", ▲"Sources/Sendr"]"#,
      "there is no 'Sources/Sendr' in Violation", "did you mean 'Sources/Sender'?"),
    AuthorFault(
      #""start": "Sources/Sender/Sender.swift""#, #""start": ▲"Sources/Sender/Sendr.swift""#,
      "there is no 'Sources/Sender/Sendr.swift' in Violation",
      "did you mean 'Sources/Sender/Sender.swift' or 'Sources/Sender/Message.swift'?"),
    AuthorFault(
      #""start": "Sources/Sender/Sender.swift""#, #""start": ▲"Sources/Sender""#,
      "'Sources/Sender' is not a file"),
  ])
  func `exercise json and the files agree`(fault: AuthorFault) {
    var files = GoodCourse.files
    let place = fault.apply(to: GoodCourse.json, of: &files)
    let problems = problems(files).filter { $0.file == Path(GoodCourse.json) }
    #expect(problems.map { "\($0.line):\($0.column)" } == [place])
    #expect(problems.map(\.message) == [fault.message])
    #expect(problems.map(\.suggestion) == [fault.suggestion])
  }

  @Test func `a test that no check uses is reported where it stands`() {
    var files = GoodCourse.files
    let path = GoodCourse.exercise + "/Checks/SenderTests.swift"
    files.replace(
      "  @Test func mailArrives", by: "  @Test func extra() {}\n  @Test func mailArrives", in: path)
    #expect(
      problems(files) == [
        Problem(
          file: Path(path), line: 5, column: 14,
          "no check of exercise.json uses the test 'extra()'",
          suggestion: "add it to the 'tests' of a check")
      ])
  }

  @Test func `a name occurs once in Checks`() {
    var files = GoodCourse.files
    let path = GoodCourse.exercise + "/Checks/Other.swift"
    files[path] = "@Test func mailArrives() {}"
    #expect(
      problems(files).map(\.message) == ["a test called 'mailArrives()' stands in Other.swift too"])
  }

  @Test func `the manifests are the same byte for byte`() {
    var files = GoodCourse.files
    let path = GoodCourse.exercise + "/Refactored/Package.swift"
    files[path] = "// swift-tools-version: 6.2\nlet package = 2\n"
    #expect(problems(files).map(\.file) == [Path(path)])
    #expect(problems(files).map(\.line) == [2])
    files.files[path] = nil
    #expect(problems(files).map(\.message) == ["'Package.swift' is missing"])
  }

  @Test func `the tests of a package are a link to Checks`() {
    let link = GoodCourse.exercise + "/Violation/Tests/SenderTests"
    var files = GoodCourse.files
    files.links[link] = nil
    #expect(problems(files).map(\.message) == ["no link to Checks is here"])
    files[link + "/SenderTests.swift"] = GoodCourse.checks
    #expect(problems(files).map(\.message) == ["this is not a symbolic link to Checks"])
    files.files[link + "/SenderTests.swift"] = nil
    files.links[link] = GoodCourse.exercise + "/Fixtures"
    #expect(problems(files).map(\.message) == ["this link does not lead to Checks"])
    files.links[link] = link
    #expect(problems(files).map(\.message) == ["this link does not lead to Checks"])
  }

  @Test func `fixtures and their folders agree`() {
    var files = GoodCourse.files
    let fixtures = GoodCourse.exercise + "/Fixtures"
    files.files[fixtures + "/wrong-if/Sources/Sender/Sender.swift"] = nil
    files[fixtures + "/wrong-iff/Sources/Sender/Sender.swift"] = ""
    #expect(
      problems(files).map(\.message) == [
        "exercise.json does not declare this fixture", "there is no folder 'Fixtures/wrong-if'",
      ])
    #expect(
      problems(files).map(\.suggestion) == [
        "did you mean 'wrong-if'?", "did you mean 'wrong-iff'?",
      ])
  }

  @Test func `an overlay holds nothing but files of the learner`() {
    var files = GoodCourse.files
    let overlay = GoodCourse.exercise + "/Fixtures/wrong-if/"
    files[overlay + "Sources/Sender/Message.swift"] = ""
    files[overlay + "Sources/Sendr/Sender.swift"] = ""
    #expect(
      problems(files).map(\.message) == [
        "this file is never used: it is a given file",
        "this file is never used: it is not in an editable folder",
      ])
  }

  @Test func `an exercise has three wrong and two valid fixtures`() {
    var files = GoodCourse.files
    files.replace(
      #""name": "valid-actor""#, by: #""name": "valid-closures""#, in: GoodCourse.json)
    files.replace(
      #"{ "name": "valid-closures", "title": { "en": "Closures", "fr": "Des fermetures" },"#
        + "\n      \"outcome\": \"solved\", \"fails\": [] },", by: "", in: GoodCourse.json)
    files.files[GoodCourse.exercise + "/Fixtures/valid-actor/Sources/Sender/Sender.swift"] = nil
    #expect(
      problems(files).map(\.message) == ["an exercise has at least 2 valid- fixtures, this one 1"])
  }

  @Test(arguments: [
    AuthorFault(
      "excerpt=Violation/Sources/Sender/Sender.swift",
      "excerpt=▲Violation/Sources/Sender/Sendr.swift",
      "there is no file 'Violation/Sources/Sender/Sendr.swift' in ocp-sender",
      "did you mean 'Violation/Sources/Sender/Sender.swift' or "
        + "'Violation/Sources/Sender/Message.swift' or 'Refactored/Sources/Sender/Sender.swift'?"),
    AuthorFault(
      "default: push()", "▲default: pull()",
      "the excerpt differs from line 8 of 'Violation/Sources/Sender/Sender.swift' on: "
        + "the file has 'default: push()', the lesson 'default: pull()'",
      "copy the lines from the file again"),
    AuthorFault(
      "default: push()", "  ▲default: push()",
      "the excerpt differs from line 8 of 'Violation/Sources/Sender/Sender.swift' on: "
        + "the indentation of 'default: push()' is another",
      "copy the lines from the file again"),
    AuthorFault(
      "[next](../../Exercises/README.md)", "[next](▲../../Exercises/READMI.md)",
      "the link '../../Exercises/READMI.md' leads to nothing", "did you mean 'README.md'?"),
    AuthorFault(
      "[next](../../Exercises/README.md)", "**![next](▲picture.png)**",
      "the link 'picture.png' leads to nothing"),
    AuthorFault(
      "[next](../../Exercises/README.md)", "[next](▲/etc/hosts)",
      "the link '/etc/hosts' is not relative to this file",
      "write a path that begins at the folder of this file"),
  ])
  func `lessons and the files agree`(fault: AuthorFault) {
    var files = GoodCourse.files
    let place = fault.apply(to: GoodCourse.english, of: &files)
    let problems = problems(files)
    #expect(problems.map { "\($0.line):\($0.column)" } == [place])
    #expect(problems.map(\.message) == [fault.message])
    #expect(problems.map(\.suggestion) == [fault.suggestion])
  }

  @Test(arguments: [
    "https://swift.org", "http://x/y.md", "mailto:a@b.c", "#the-sender", "//host/x",
    "fr.md#indices", "./fr.md?x", "%66r.md", "../01-ocp-sender/en.md", "../../Exercises",
  ])
  func `links into the web are not followed, and good ones are quiet`(target: String) {
    var files = GoodCourse.files
    files.replace("(../../Exercises/README.md)", by: "(\(target))", in: GoodCourse.english)
    #expect(problems(files) == [])
  }

  private func problems(_ files: FakeFiles) -> [Problem] {
    CourseReader(files: files).problems(of: GoodCourse.folder)
  }
}
