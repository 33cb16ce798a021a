import Rendering
import Testing

struct AnsiEncoderTests {
  let line = StyledLine([
    .init("✓ ", .good), .init("held", .strong), .init(" by ", .plain),
    .init("swift.org", .link, link: "https://swift.org"),
  ])

  @Test func `without colour there is no escape byte`() {
    let plain = AnsiEncoder(Capabilities(colour: .none, hyperlinks: true)).text(of: line)
    #expect(plain == "✓ held by swift.org")
  }

  @Test func `colours are written around each span and taken back`() {
    let text = AnsiEncoder(Capabilities(colour: .sixteen)).text(of: line)
    #expect(
      text == "\u{1B}[32m✓ \u{1B}[0m\u{1B}[1mheld\u{1B}[0m by \u{1B}[4;36mswift.org\u{1B}[0m")
  }

  @Test func `a hyperlink is written only for a clean address`() {
    let encoder = AnsiEncoder(Capabilities(colour: .sixteen, hyperlinks: true))
    #expect(encoder.text(of: line).contains("\u{1B}]8;;https://swift.org\u{1B}\\"))
    let evil = StyledLine([.init("x", .link, link: "https://x\u{7}\u{1B}[2J")])
    #expect(!encoder.text(of: evil).contains("]8;"))
  }

  @Test(arguments: Capabilities.Colour.allCases)
  func `controls in somebody's text never reach the terminal`(colour: Capabilities.Colour) {
    let text = AnsiEncoder(Capabilities(colour: colour)).text(
      of: StyledLine("a\u{1B}[2Jb\u{7}\u{202E}"))
    #expect(text == "a[2Jb")
  }

  @Test func `ASCII twins are exactly as wide as what they replace`() {
    let glyphs = "✓✗●○›‹│─┌┐└┘├┤┬┴┼▲▼↑↓←→•·⚖…–—’‘“”«»\u{A0}\u{202F}œéàçÉñüßΩ漢👍🇫🇷"
    for glyph in glyphs {
      let twin = asciiTwin(of: String(glyph))
      #expect(twin.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "\(glyph)")
      #expect(cellWidth(of: twin) == cellWidth(of: String(glyph)), "\(glyph)")
    }
    #expect(asciiTwin(of: "« Déjà résolu » …") == "\" Deja resolu \" .")
  }

  @Test func `every glyph of ours has a twin of its own`() {
    #expect(!asciiTwin(of: "✓✗●○›‹│─┌┐└┘├┤┬┴┼▲▼↑↓←→•·…–").contains("?"))
    #expect(Set(["✓", "✗", "●", "○", "–"].map(asciiTwin)).count == 5)
  }

  @Test func `every role but plain looks different from plain text`() {
    for role in Style.Role.allCases where role != .plain {
      for colour in [Capabilities.Colour.sixteen, .palette] {
        let text = AnsiEncoder(Capabilities(colour: colour)).text(of: StyledLine("x", Style(role)))
        #expect(text != "x", "\(role)")
      }
    }
  }

  @Test func `a line cut short says so`() {
    #expect(StyledLine("A channel nobody planned").truncated(to: 10).text == "A channel…")
    #expect(StyledLine("漢字漢字").truncated(to: 4).text == "漢…")
    #expect(StyledLine("short").truncated(to: 5).text == "short")
    #expect(StyledLine("short").truncated(to: 0).text.isEmpty)
  }
}
