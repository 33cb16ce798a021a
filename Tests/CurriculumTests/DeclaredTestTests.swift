import Markdown
import Testing

@testable import Curriculum

struct DeclaredTestTests {
  @Test(arguments: [
    ("@Test func a() {}", ["a()"]),
    ("@Test\nfunc a() async throws {}", ["a()"]),
    ("@Test(\"name (with) \\\"quotes\\\"\") func a() {}", ["a()"]),
    (
      "@Test(.bug(\"x\"), arguments: [1, (2)]) @MainActor private static func a(_ x: Int) {}",
      ["a(_:)"]
    ),
    (
      "@Test func a(x: Int, to y: [String: (Int, Int)], z: Result<Int, any Error>) {}",
      ["a(x:to:z:)"]
    ),
    ("@Test func a(f: @escaping (Int, Int) -> Void, g: Int = [1, 2].count) {}", ["a(f:g:)"]),
    ("@Test func a<T: P>(x: T) {}", ["a(x:)"]),
    ("@Test func `a raw, (name) \"quoted\"`() {}", ["`a raw, (name) \"quoted\"`()"]),
    ("@Test func a(`in` x: Int) {}", ["a(`in`:)"]),
    ("@Test nonisolated(nonsending) func a() async {}", ["a()"]),
    ("@Test func a() {}; @Test func b() {}", ["a()", "b()"]),
    ("@Test /* why */ // and\n func /* name */ a() {}", ["a()"]),
    ("// @Test func a() {}\n/* @Test func b() {} /* */ @Test func c() {} */", []),
    ("let x = \"@Test func a() {}\"; let y = #\"\"@Test func b() {}\"#", []),
    (
      "let x = \"\"\"\n@Test func a() {}\n\\(f(\"@Test func b() {}\"))\n\"\"\"\n@Test func c() {}",
      ["c()"]
    ),
    ("let x = \"\\(f(\")\") + \"(\")\"; @Test func a() {}", ["a()"]),
    ("func a() {}\n@Testing func b() {}\n@Suite struct S {}", []),
    ("let unclosed = \"x\n@Test func a() {}", ["a()"]),
    ("@Test", []), ("@Test(", []), ("@Test func", []), ("@Test func a", []),
    ("@Test func a(", ["a()"]),
    ("@Test struct S { func a() {} }", []), ("", []),
  ])
  func `tests are found by the name that Swift Testing prints`(source: String, names: [String]) {
    #expect(DeclaredTest.all(in: source).map(\.name) == names)
  }

  @Test func `a test knows its place`() {
    let tests = DeclaredTest.all(in: "let é = \"\n\" // x\n  @Test(\"é\") func a() {}")
    #expect(tests.map(\.position) == [TextPosition(line: 3, column: 19)])
  }

  @Test(arguments: ["\"\\(", "/*", "((", "#\"", "`", "@Test(", "@Test func a<", "<", "@"])
  func `hostile text ends soon`(piece: String) {
    _ = DeclaredTest.all(in: String(repeating: piece, count: 2_000))
    _ = DeclaredTest.all(in: "@Test func a(" + String(repeating: piece, count: 2_000))
  }
}
