import DesignRules
import Testing

@Suite struct GatheredTests {
  let texts: [String: RuleParameters.Value] = ["literals": ["One.", "Two.", "Three."]]

  @Test func `texts of one kind in two files are found where fewer of them stand`() throws {
    try expect(
      "gathered", texts,
      findsMarkersIn: [
        "A.swift": "let a = [\"One.\", \"Two.\"]",
        "B.swift": "func b() -> String { 1️⃣\"Three.\" }\nlet again = \"three.\"",
      ])
  }

  @Test(arguments: [
    ["A.swift": "let a = [\"One.\", \"Two.\", \"Three.\", \"One.\"]", "B.swift": "// One."],
    ["A.swift": "let a = \"One.\"", "B.swift": "let b = \"One. Two.\""],
    ["A.swift": "let a = 1", "B.swift": "let b = 2"],
  ])
  func `texts in one file, parts and comments are not found`(files: [String: String]) throws {
    try expect("gathered", texts, findsMarkersIn: files)
  }
}
