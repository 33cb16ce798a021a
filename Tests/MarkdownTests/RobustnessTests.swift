import Markdown
import Testing

/// No text makes the parser stop, lose words or take more than its time.
struct RobustnessTests {
  private static let sample = """
    ---
    principle: OCP
    ---
    # Title with `code` & *emphasis*

    Text with [a link](/u "title"), ![image](<a b>), <http://a.b>, www.a.org, &eacute; \\*.
    [ref]: not a definition

    > [!TIP]
    > Quoted **strong
    lazy** line
    > 1. one
    >    ```swift {1,3|all}
    >    let x = "\u{1F600}é"
    >    ```

    - [ ] task
    - [x] ~~done~~

      \ttabbed
    <!-- note: many
    lines -->

    | a | b |
    |:--|--:|
    | `c\\|d` | e

    [ref]: </u> 'title'
    Setext
    ---
        code
    <div>
    """

  @Test func `Every beginning of a text is a document`() {
    for length in 0...Self.sample.count {
      let text = String(Self.sample.prefix(length))
      let document = Document(parsing: text)
      #expect(deepest(document.blocks) < 10)
    }
  }

  @Test(arguments: 0..<10)
  func `Any characters are a document`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces =
      "*_~`[]()!<>#-+=|:\\&;\"' \t\n\r\0\u{FEFF}aé😀1.x".map { String($0) }
      + ["\n\n", "> ", "    ", "http://", "www."]
    for _ in 0..<30 {
      let length = Int.random(in: 0...120, using: &random)
      let text = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let document = Document(parsing: text)
      #expect(deepest(document.blocks) <= 100)
    }
  }

  @Test(arguments: 0..<10)
  func `Any bytes are a document`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(Document(parsing: text) == Document(parsing: text))
    }
  }

  /// Lines of words, some of them indented by less than code, some of them quoted or listed.
  @Test(arguments: 0..<10)
  func `No word is lost`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var words: [String] = []
    var text = ""
    for number in 0..<200 {
      let word = "word\(number)"
      words.append(word)
      let starts = ["", " ", "\n", "\n> ", "> ", "\n- ", "- ", "\n1. ", "   ", "> - ", "\n# "]
      text += (starts.randomElement(using: &random) ?? "") + word
      text += number.isMultiple(of: 3) ? "\n" : " "
    }
    let found = allText(Document(parsing: text).blocks).split { $0.isWhitespace }
    #expect(found.filter { $0.hasPrefix("word") }.map(String.init) == words)
  }

  @Test(arguments: [
    "[", "]", "![", "> ", "- ", "* ", "*a ", "*a **a ", "a** ", "_a ", "~a ~~b", "`a``b```",
    "<", "<!-- ", "<?", "<![CDATA[ ", "<!A ", "<a b=\"", "<a:", "<a@b.", "&a", "&#", "\\", "\0",
    "[a](", "[a](b(", "[a](<b", "[a](b \"", "[a](b (", "[[a](b)", "[![a](b)", "[a][b]", "[a]: b\n",
    "[a]: b \"c\n", "[a]:\n", "www.a_b._", "www.a)", "http://a&b;", "|a", "|a\n|-\n", "```\n",
    "- a\n\n", "> a\nb\n", "<div>\n", "<!--\n", "    a\n", "\t", "\r", "a\n===\n", "***a",
  ])
  func `Repeating a piece costs no more than its length`(piece: String) {
    let text = String(repeating: piece, count: 1_000)
    let document = Document(parsing: text)
    #expect(deepest(document.blocks) <= 100)
  }

  @Test func `Nesting ends at a hundred and the text stays`() {
    let quotes = Document(parsing: String(repeating: "> ", count: 5_000) + "word")
    #expect(deepest(quotes.blocks) <= 100)
    #expect(allText(quotes.blocks).hasSuffix("> word"))
    let nested = String(repeating: "*a **b ", count: 500)
    let closed = nested + String(repeating: "c** d*", count: 500)
    let letters = allText(Document(parsing: closed).blocks).filter { "abcd".contains($0) }
    #expect(letters.count == 2_000)
  }

  @Test func `A line of many words is read`() {
    let text = String(repeating: "word ", count: 50_000)
    #expect(allText(Document(parsing: text).blocks).utf8.count == text.utf8.count - 1)
  }

  private func deepest(_ blocks: [Block]) -> Int {
    let depths = blocks.map { block in
      switch block.kind {
      case .quote(let inside), .alert(_, let inside): deepest(inside)
      case .list(let list): list.items.map { deepest($0.blocks) }.max() ?? 0
      default: 0
      }
    }
    return (depths.max() ?? -1) + 1
  }

  private func allText(_ blocks: [Block]) -> String {
    blocks.map { block in
      switch block.kind {
      case .heading(_, let inlines), .paragraph(let inlines): inlines.plainText
      case .quote(let inside), .alert(_, let inside): allText(inside)
      case .list(let list): list.items.map { allText($0.blocks) }.joined(separator: "\n")
      case .code(let code): code.text
      case .comment(let text), .html(let text): text
      case .table, .thematicBreak: ""
      }
    }
    .joined(separator: "\n")
  }
}
