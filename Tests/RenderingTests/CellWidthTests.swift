import Rendering
import Testing

struct CellWidthTests {
  @Test(
    "the width of a character is what terminals agree on",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("✓", 1), ("│", 1), ("⚖", 1), ("…", 1), ("\u{A0}", 1),
      ("漢", 2), ("あ", 2), ("ｶ", 1), ("Ａ", 2), ("￦", 2), ("、", 2), ("\u{3000}", 2),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ก", 1), ("ก็", 1), ("น้ำ", 2), ("क्ष", 2),
      ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇫🇷", 2), ("❤️", 2), ("❤", 1), ("☝🏽", 2),
      ("1️⃣", 2), ("⚡", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("ﷺ", 1), ("☰", 2), ("𠀀", 2), ("→", 1),
      ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{7}", 0), ("\n", 0), ("\r\n", 0), ("\u{85}", 0),
    ]
  )
  func known(text: String, width: Int) {
    #expect(cellWidth(of: text) == width, "\(text.debugDescription)")
  }

  @Test func `text selector keeps the width of its base`() {
    #expect(cellWidth(of: "⚡\u{FE0E}") == 2)
    #expect(cellWidth(of: "❤\u{FE0E}") == 1)
  }

  @Test func `a text is as wide as its characters together`() {
    #expect(cellWidth(of: "日本 abc 👍🏽!") == 4 + 5 + 2 + 1)
    #expect(cellWidth(of: "") == 0)
  }
}
