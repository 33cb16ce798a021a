import SwiftSource
import Testing

@Suite struct CodeTokensTests {
  @Test(arguments: [
    "", " ", "let x = 1", "func f() { … }", "case \"a\":\n  …\ndefault", "}}} )", "\"open",
    "let é = \"👩‍👩‍👧\"",
    "#if A\nlet a = 1\r\n#endif", "/* open", "let x = <#value#>", "\0\u{FEFF}",
    "#\"raw\"# + \"\"\"\n a\n \"\"\"",
  ])
  func `the pieces joined are the code`(code: String) {
    #expect(codeTokens(of: code).map(\.text).joined() == code)
  }

  @Test func `keywords, types, strings, numbers and comments are told apart`() {
    let tokens = codeTokens(of: "@Test let x: Int = 12 // twelve\n\"a\\(x)b\"")
    let kinds = Dictionary(tokens.map { ($0.text, $0.kind) }) { first, _ in first }
    #expect(kinds["let"] == .keyword)
    #expect(kinds["Int"] == .type)
    #expect(kinds["12"] == .number)
    #expect(kinds["// twelve"] == .comment)
    #expect(tokens.first?.kind == .attribute)
    #expect(tokens.last?.kind == .string)
  }

  @Test(arguments: ["(", "{"])
  func `a hundred thousand brackets are refused at once`(piece: String) {
    let code = String(repeating: piece, count: 100_000)
    #expect(codeTokens(of: code) == [CodeToken(kind: .plain, text: code)])
    #expect(syntaxErrors(in: SourceFile(path: "a.swift", text: code)).count == 1)
  }

  @Test(arguments: ["(", "{", "[", "a.", "<", "if ", "Int<", "\"\\(", "@a(", "let a = {", "try "])
  func `hopeless nesting neither traps nor hangs`(piece: String) {
    for count in [60, 500] {
      let code = String(repeating: piece, count: count)
      let file = SourceFile(path: "a.swift", text: code)
      #expect(codeTokens(of: code).map(\.text).joined() == code)
      #expect(!syntaxErrors(in: file).isEmpty)
      #expect(ModuleOutline([file]).files == [file])
    }
  }
}
