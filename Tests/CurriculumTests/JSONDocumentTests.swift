import Curriculum
import Markdown
import Testing

struct JSONDocumentTests {
  @Test func `every kind of value knows its place`() throws {
    let root = try #require(
      parsed("{\n  \"a\": [1, -2.5e1, true],\n  \"é\": { \"n\": null } , \"t\": \"x\"\n}").value)
    let list = try #require(root["a"])
    #expect(list.line == 2)
    #expect(list.column == 8)
    guard case .list(let values) = list.content else {
      Issue.record("no list")
      return
    }
    #expect(values.map(\.content) == [.number(1), .number(-25), .flag(true)])
    #expect(values.map(\.column) == [9, 12, 20])
    #expect(root["é"]?["n"] == JSONValue(.null, line: 3, column: 15))
    #expect(root["t"] == JSONValue(.text("x"), line: 3, column: 29))
  }

  @Test func `columns count characters, not bytes`() {
    #expect(places("[\"éé😀\", x]") == ["1:9"])
  }

  @Test(arguments: [
    (#""\u00e9\uD83D\uDE00\n\t\/\\\"""#, "é😀\n\t/\\\""),
    ("\"naïve 😀\"", "naïve 😀"),
    (#""\u0041\b\f\r""#, "A\u{8}\u{C}\r"),
    ("\"\"", ""),
  ])
  func `texts are unescaped`(json: String, text: String) {
    let document = parsed(json)
    #expect(document.value?.content == .text(text))
    #expect(document.faults.isEmpty)
  }

  @Test func `a byte order mark is not a column`() {
    let document = parsed("\u{FEFF}{\"a\": 1}")
    #expect(document.faults.isEmpty)
    #expect(document.value?.column == 1)
    #expect(document.value?["a"]?.column == 7)
  }

  /// The text, the place of the fault, what the message says, and whether a value is there in spite of it.
  @Test(arguments: [
    ("{\"a\": 1 \"b\": 2}", "1:9", "expected ',' or '}', not '\"'", true),
    ("[1 2]", "1:4", "expected ',' or ']', not '2'", false),
    ("{\"a\": 1;}", "1:8", "expected ',' or '}', not ';'", false),
    ("{\"a\": 1,\n}", "1:8", "',' before '}'", true),
    ("[1,]", "1:3", "',' before ']'", true),
    ("{\"a\" 1}", "1:6", "expected ':' after the key 'a', not '1'", false),
    ("{a: 1}", "1:2", "expected a key in double quotes, not 'a'", false),
    ("{'a': 1}", "1:2", "expected a key in double quotes, not a single quote", false),
    ("{\"a\": 1", "1:8", "expected ',' or '}', not the end of the file", false),
    ("", "1:1", "expected a value, not the end of the file", false),
    ("\n  \n", "3:1", "expected a value, not the end of the file", false),
    ("{} {}", "1:4", "unexpected '{' after the end of the value", false),
    ("{\n // why\n \"a\": 1}", "2:2", "JSON has no comments", true),
    ("{\"a\": /* b */ 1}", "1:7", "JSON has no comments", true),
    ("{\"a\": 1, \"a\": 2}", "1:10", "the key 'a' stands here a second time", true),
    ("[01]", "1:2", "'01' is no JSON number", true),
    ("[+1]", "1:2", "'+1' is no JSON number", true),
    ("[1.]", "1:2", "'1.' is no JSON number", true),
    ("[.5]", "1:2", "'.5' is no JSON number", true),
    ("[1e]", "1:2", "'1e' is no JSON number", true),
    ("[1e999]", "1:2", "'1e999' is too large a number", true),
    ("[True]", "1:2", "expected a value, not 'True'", false),
    ("[\"a\nb\"]", "1:2", "the text that starts here is not closed on its line", false),
    ("[\"a\tb\"]", "1:4", "the byte 9 must be escaped in a text", true),
    (#"["\q"]"#, "1:3", "'\\' before 'q' is no escape", true),
    (#"["\u12G4"]"#, "1:3", "'\\u' needs four hexadecimal digits", true),
    (#"["\uD83D"]"#, "1:3", "half of a surrogate pair", true),
    (#"["\uDE00"]"#, "1:3", "half of a surrogate pair", true),
    (#"["\uD83D\u0041"]"#, "1:3", "half of a surrogate pair", true),
    ("[\u{0}]", "1:2", "expected a value, not the byte 0", false),
  ])
  func `a fault says what was expected and where`(
    json: String, place: String, message: String, isRead: Bool
  ) {
    let document = parsed(json)
    #expect(places(json) == [place])
    #expect(document.faults.map(\.message) == [message])
    #expect((document.value != nil) == isRead)
  }

  @Test(arguments: [
    ("[True]", "did you mean 'true'?"),
    ("['a']", "texts stand between double quotes"),
    ("{\"a\": 1\n \"b\": 2}", "add ',' on line 1, column 8"),
    ("[1,]", "remove the comma"),
    ("[1 // one\n]", "remove the comment"),
  ])
  func `a fault says what to do`(json: String, suggestion: String) {
    #expect(parsed(json).faults.map(\.suggestion) == [suggestion])
  }

  @Test func `invalid UTF-8 is repaired and reported`() {
    let document = JSONDocument(parsing: Array("[\"a".utf8) + [0xFF] + Array("\"]".utf8))
    #expect(document.faults.map(\.message) == ["the text that starts here is not valid UTF-8"])
    #expect(document.value != nil)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `nesting ends at 64`(opening: String) {
    func nested(_ depth: Int) -> String {
      let closing = opening == "[" ? "]" : "}"
      return String(repeating: opening, count: depth - 1) + "1"
        + String(repeating: closing, count: depth - 1)
    }
    #expect(parsed(nested(64)).faults.isEmpty)
    #expect(
      parsed(nested(65)).faults.map(\.message) == [
        "more than 64 lists and objects lie in one another here"
      ])
    #expect(parsed(String(repeating: opening, count: 100_000)).value == nil)
  }

  @Test func `a file of one long line takes linear time`() {
    let json = "[" + String(repeating: "\"é\",", count: 30_000) + "1]"
    #expect(parsed(json).faults.isEmpty)
    let commas = "[" + String(repeating: "\"a\" ", count: 10_000) + "]"
    #expect(parsed(commas).faults.count == 50)
  }

  private func parsed(_ json: String) -> JSONDocument {
    JSONDocument(parsing: Array(json.utf8))
  }

  private func places(_ json: String) -> [String] {
    parsed(json).faults.map { "\($0.position.line):\($0.position.column)" }
  }
}
