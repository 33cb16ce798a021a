import Languages
import Markdown
import Ports
import Testing

@testable import Curriculum

struct ExcerptTests {
  private let file = """
    struct A {
      func a() {
        one()

        two()
      }
      func b() {
        one()
        three()
      }
    }
    """

  @Test(arguments: [
    ("struct A {", 1), ("one()\n\ntwo()", 3), ("    one()\n\n    two()", 3),
    ("  one()\n\n  two()", 3),
    ("func b() {\n  one()", 7), ("one()\nthree()  ", 8), ("}\nfunc b() {", 6),
  ])
  func `an excerpt is found with or without its common indentation`(code: String, line: Int) {
    #expect(Excerpt(code, of: file).match == .found(firstLine: line))
  }

  @Test(arguments: [
    ("one()\ntwo()", 2, 4), ("func b() {\n  one()\n  four()", 3, 9),
    ("func b() {\none()", 2, 8), ("  }\n}\nmore", 3, 12), ("zero()\n\ntwo()", 1, 3),
  ])
  func `the first line that differs is told`(code: String, line: Int, fileLine: Int) {
    #expect(Excerpt(code, of: file).match == .differs(line: line, fileLine: fileLine))
  }

  @Test(arguments: ["import X", "x\n\ny"])
  func `an excerpt may be nowhere`(code: String) {
    #expect(Excerpt(code, of: file).match == .nowhere)
  }

  @Test func `line ends and tabs do not matter more than they must`() {
    #expect(Excerpt("a\nb", of: "x\r\n\ta\r\n\tb\r\n").match == .found(firstLine: 2))
    #expect(Excerpt("\ta\n\t\tb", of: "\ta\n\t\tb").match == .found(firstLine: 1))
    #expect(Excerpt("a\n  b", of: "\ta\n\t\tb").match == .differs(line: 2, fileLine: 2))
    #expect(Excerpt("", of: "").match == .found(firstLine: 1))
  }

  @Test func `the renderer learns the first line`() throws {
    let files = GoodCourse.files
    let course = CourseReader(files: files).course(at: GoodCourse.folder)
    let exercise = try #require(course.exercises.first)
    let step = try #require(course.lessons.first?.text(in: .english).steps.dropFirst().first)
    let code = try #require(step.blocks.codeBlocks.first)
    let finder = ExcerptFinder(files: files)
    #expect(finder.firstLine(of: code, in: exercise) == 5)
    let other = CodeBlock(info: "swift compiles", text: code.text, firstLine: 1)
    #expect(finder.firstLine(of: other, in: exercise) == nil)
    let changed = CodeBlock(info: code.info, text: "x", firstLine: 1)
    #expect(finder.firstLine(of: changed, in: exercise) == nil)
    let missing = CodeBlock(info: "swift excerpt=No.swift", text: "x", firstLine: 1)
    #expect(finder.firstLine(of: missing, in: exercise) == nil)
  }

  @Test func `a hostile pair of files ends soon`() {
    let same = String(repeating: "a\n", count: 600)
    let match = Excerpt(String(repeating: "a\n", count: 199) + "  a", of: same).match
    #expect(match == .differs(line: 200, fileLine: 200))
  }
}
