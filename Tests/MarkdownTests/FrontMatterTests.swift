import Markdown
import Testing

/// The `key: value` lines at the top.
struct FrontMatterTests {
  @Test func `Entries keep their order and their place`() {
    let document = Document(
      parsing: "---\nprinciple: OCP\n  minutes:  25 \n# why\n\nafter: a: b\n---\n# Title\n")
    #expect(
      document.frontMatter == [
        entry("principle", "OCP", 2, 1), entry("minutes", "25", 3, 3), entry("after", "a: b", 6, 1),
      ])
    #expect(notation(document.blocks) == "h1(Title)")
    #expect(document.blocks.first?.position == TextPosition(line: 8, column: 1))
  }

  @Test func `A line without a colon is a key without a value`() {
    let document = Document(parsing: "---\r\nminutes 25\r\nexercise:\r\n---\r\n")
    #expect(document.frontMatter == [entry("minutes 25", "", 2, 1), entry("exercise", "", 3, 1)])
    #expect(document.blocks.isEmpty)
  }

  @Test(arguments: [
    ("---\na: b", "break p(a: b)"),
    ("\n---\na: b\n---", "break h2(a: b)"),
    ("----\na: b\n----", "break h2(a: b)"),
    (" ---\na: b\n---", "break h2(a: b)"),
  ])
  func `Only a closed pair that starts the text is front matter`(input: String, expected: String) {
    let document = Document(parsing: input)
    #expect(document.frontMatter.isEmpty)
    #expect(notation(document.blocks) == expected)
  }

  @Test func `Front matter may be empty and follow a byte order mark`() {
    #expect(Document(parsing: "\u{FEFF}---\n---\na").frontMatter.isEmpty)
    #expect(notation("\u{FEFF}---\n---\na") == "p(a)")
  }

  private func entry(_ key: String, _ value: String, _ line: Int, _ column: Int)
    -> FrontMatterEntry
  {
    FrontMatterEntry(
      key: key, value: value, position: TextPosition(line: line, column: column))
  }
}
