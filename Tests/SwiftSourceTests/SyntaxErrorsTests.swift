import SwiftSource
import Testing

@Suite struct SyntaxErrorsTests {
  @Test func `a missing brace has a place and a sentence`() {
    let errors = syntaxErrors(in: SourceFile(path: "A.swift", text: "func f() {\n  é(\n"))
    #expect(errors.first?.position == SourcePosition(file: "A.swift", line: 2, column: 6))
    #expect(errors.allSatisfy { !$0.message.isEmpty })
  }

  @Test func `what parses has no error`() {
    #expect(syntaxErrors(in: SourceFile(path: "A.swift", text: "let a: Missing = 1")).isEmpty)
  }
}
