import SwiftSource
import Testing

@Suite struct `Constant stubs` {
  @Test(arguments: [
    ("-> String", "{ return \"\" }"), ("-> Int", "{ return 0 }"), ("-> [Int]", "{ return [] }"),
    ("-> [String: Int]", "{ return [:] }"), ("async throws -> Money?", "{ return nil }"),
    ("-> Dictionary<Int, Int>", "{ return [:] }"), ("-> (Int, [Bool])", "{ return (0, []) }"),
    ("throws", "{}"), ("-> Void", "{ return () }"), ("-> ()", "{ return () }"),
  ])
  func `take the place of a body`(signature: String, body: String) {
    let stubs = stubs("func f() \(signature) { work(\"é\") }\nlet é = 1\n")
    #expect(stubs == "func f() \(signature) \(body)\nlet é = 1\n")
  }

  @Test(arguments: [
    "func f() -> Money { Money() }", "func f<String>() -> String { make() }", "func f() -> Int",
    "init() { work() }", "var a: Int { 1 }", "let a = { () -> Int in 1 }",
    "func f() -> (Int, Money) { (1, Money()) }", "func f() -> some View { 1 }",
    "func f() -> Library.String { make() }",
  ])
  func `leave alone what has no obvious constant`(code: String) {
    #expect(stubs(code) == code)
  }

  @Test func `reach functions in types, and not those inside a stub`() {
    let code =
      "struct A { func b() -> A { func c() -> Int { 1 }; return A() }\nfunc d() { func e() {} } }"
    #expect(
      stubs(code)
        == "struct A { func b() -> A { func c() -> Int { return 0 }; return A() }\nfunc d() {} }")
  }

  private func stubs(_ text: String) -> String {
    constantStubs(in: SourceFile(path: "Sample.swift", text: text))
  }
}
