import Curriculum
import Ports
import Testing

/// What an author still has to write is listed, wherever it stands.
struct OwedContentTests {
  private func problems(_ files: FakeFiles) -> [Problem] {
    CourseReader(files: files).problems(of: GoodCourse.folder)
  }

  @Test(arguments: [
    GoodCourse.json, GoodCourse.english, GoodCourse.exercise + "/Checks/SenderTests.swift",
  ])
  func `a bracket is listed with its place and its question`(path: String) {
    var files = GoodCourse.files
    files[path] += "\n \n é ⟦who asks?⟧ and ⟦why now?⟧\n"
    let line = files[path].split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let owed = problems(files).filter { $0.message.hasPrefix("still") }
    #expect(owed.map(\.file) == [Path(path), Path(path)])
    #expect(owed.map(\.line) == [line, line])
    #expect(owed.map(\.column) == [4, 20])
    #expect(
      owed.map(\.message) == [
        "still to be written: 'who asks?'", "still to be written: 'why now?'",
      ])
    #expect(owed.allSatisfy { $0.suggestion == "replace the brackets and what they hold" })
  }

  @Test func `a text over two lines is one, and half a pair is listed as well`() {
    var files = GoodCourse.files
    let path = GoodCourse.exercise + "/Checks/SenderTests.swift"
    files[path] += "// ⟦one\n// two⟧\n// ⟧\n// ⟦open"
    let found = problems(files).map(\.message)
    #expect(
      found == [
        "still to be written: 'one …'", "a '⟧' without its '⟦'", "still to be written: 'open …'",
      ])
  }

  @Test func `hidden folders, links, pictures and guides owe nothing`() {
    var files = GoodCourse.files
    files[GoodCourse.exercise + "/Violation/.build/log.txt"] = "⟦no⟧"
    files[GoodCourse.exercise + "/Checks/picture.png"] = "⟦no⟧\u{0}"
    files["\(GoodCourse.folder)/Exercises/README.md"] = "⟦no⟧"
    #expect(problems(files) == [])
  }

  @Test func `a file of nothing but brackets is listed up to a limit`() {
    var files = GoodCourse.files
    files[GoodCourse.exercise + "/Checks/Noise.swift"] = String(repeating: "// ⟦a\n", count: 5_000)
    #expect(problems(files).count == 100)
  }
}
