import Rendering
import Testing

struct LineWrapperTests {
  static let texts = [
    "The sender still knows its channels by name, and every new one opens `NotificationSender` again.",
    "設計の良さは、次の変更がどれだけ安いかで決まる。「閉じている」とは、触らなくてよいという意味だ。",
    "변경 비용이 적을수록 좋은 설계입니다 그리고 이것은 아주 긴 문장입니다",
    "ภาษาไทยไม่มีช่องว่างระหว่างคำดังนั้นบรรทัดต้องถูกตัดที่ตัวอักษร น้ำ",
    "👩‍👩‍👧‍👦👍🏽🇫🇷 emoji 🏳️‍🌈 and text ❤️ mixed 1️⃣2️⃣ averyveryveryveryverylongword👍",
    "https://example.org/a/very/long/path/that/does/not/fit/on/a/line?of=a&small=terminal",
    "« Ouvert / fermé » : que coûte le prochain canal ? Rien ; c’est le but !",
    "tab\there  two spaces\u{A0}kept e\u{301}e\u{301} \u{200B}zero",
  ]

  @Test("no line is ever wider than asked for, and no character is lost", arguments: texts)
  func property(text: String) {
    for width in Array(1...40) + Widths.some.suffix(10) {
      let lines = LineWrapper(width: width).lines(of: text)
      #expect(lines.allSatisfy { $0.width <= width }, "at \(width)")
      guard width > 1 else { continue }
      #expect(bare(lines.map(\.text).joined()) == bare(text), "at \(width)")
    }
  }

  private func bare(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }
  }

  private func wrapped(_ text: String, _ width: Int) -> [String] {
    LineWrapper(width: width).lines(of: text).map(\.text)
  }

  @Test func `lines are filled with whole words`() {
    #expect(wrapped("one two three four", 9) == ["one two", "three", "four"])
    #expect(wrapped("", 9) == [""])
    #expect(wrapped("one\ntwo", 9) == ["one", "two"])
  }

  @Test func `a word wider than the line is cut, at a slash if there is one`() {
    #expect(
      wrapped("Sources/Notifications/Sender.swift", 24) == [
        "Sources/Notifications/", "Sender.swift",
      ])
    #expect(wrapped("abcdefghij", 4) == ["abcd", "efgh", "ij"])
  }

  @Test func `French punctuation stays with its word`() {
    #expect(wrapped("Le prix : rien", 8) == ["Le", "prix :", "rien"])
    #expect(wrapped("un « mot » ici", 9) == ["un", "« mot »", "ici"])
    #expect(wrapped("un\u{A0}deux trois", 7) == ["un\u{A0}deux", "trois"])
  }

  @Test func `an operator is no punctuation`() {
    #expect(wrapped("if !isOpen", 8) == ["if", "!isOpen"])
  }

  @Test func `a line of Japanese begins with no full stop and ends with no opening bracket`() {
    #expect(wrapped("設計設計。設", 8) == ["設計設", "計。設"])
    #expect(wrapped("設計設「計」", 8) == ["設計設", "「計」"])
  }

  @Test func `a hyphen ends a line only in a word that is wider than the line`() {
    #expect(wrapped("a change-request", 10) == ["a", "change-", "request"])
    #expect(wrapped("solid hint ocp-sender", 16) == ["solid hint", "ocp-sender"])
  }

  @Test func `a character wider than the line is replaced`() {
    #expect(wrapped("漢a", 1) == ["\u{FFFD}", "a"])
  }

  @Test func `styles survive a break`() {
    let spans = [StyledLine.Span("one two ", .strong), .init("three", .bad)]
    let lines = LineWrapper(width: 7).lines(of: spans)
    #expect(lines.map(\.spans) == [[.init("one two", .strong)], [.init("three", .bad)]])
  }
}

struct CodeWrapperTests {
  @Test func `a long line of code goes on below and can be put together again`() {
    let code =
      "    func send(_ n: AppNotification, type: String, retries: Int) throws -> [Receipt] { 漢字 }"
    for width in 1...120 {
      let pieces = CodeWrapper(width: width).pieces(of: StyledLine(code))
      #expect(pieces.allSatisfy { $0.width <= width })
      guard width >= 16 else { continue }
      let indent = width >= 16 ? 8 : 0
      let joined = pieces.enumerated().map { $0 == 0 ? $1.text : String($1.text.dropFirst(indent)) }
      #expect(joined.joined() == code, "at \(width)")
    }
  }

  @Test func `the break comes after a comma or a space`() {
    let pieces = CodeWrapper(width: 24).pieces(of: StyledLine("func send(_ n: Note, type: String)"))
    #expect(pieces.map(\.text) == ["func send(_ n: Note, ", "    type: String)"])
  }
}
