import Languages
import Rendering
import Testing

struct ScreenTests {
  static var header: ScreenHeader {
    var header = ScreenHeader(label: "OCP", title: "A channel nobody planned")
    header.notes = ["step 2/7", "12 min"]
    header.short = "OCP 05 · 2/7"
    return header
  }

  static let keys = [
    KeyHint("space", "next", importance: 5), KeyHint("b", "back", importance: 3),
    KeyHint("s", "start the exercise", importance: 1), KeyHint("l", "lessons", importance: 1),
    KeyHint("?", "keys", importance: 3), KeyHint("q", "quit", importance: 4),
  ]

  private func screen(columns: Int, lines: Int? = nil) -> Screen {
    let width = Screen.bodyWidth(columns: columns)
    let layout = MarkdownLayout(language: .english, colouring: SampleDocument.colouring)
    let document = layout.lines(of: SampleDocument.blocks, width: width)
    var screen = Screen(header: Self.header, body: Array(document.prefix(lines ?? document.count)))
    screen.keys = Self.keys
    return screen
  }

  @Test func `a step looks as recorded`() {
    Golden.expect("step") { screen(columns: $0).frame(columns: $0, rows: 24).lines }
    Golden.expect("short-step") { screen(columns: $0, lines: 5).frame(columns: $0, rows: 16).lines }
  }

  @Test func `a frame has exactly the size of the screen, whatever it is`() {
    for columns in [1, 2, 5, 19, 20, 40] {
      let screen = screen(columns: min(columns, 300))
      for rows in [0, 1, 2, 3, 4, 5, 6, 7, 24, 500] {
        let frame = screen.frame(columns: columns, rows: rows)
        #expect(frame.lines.count == max(1, rows))
        #expect(frame.lines.allSatisfy { $0.width <= columns }, "\(columns)×\(rows)")
      }
    }
    let huge = screen(columns: 80).frame(columns: 65_535, rows: 24)
    #expect(huge.lines.count == 24 && huge.lines[1].width == 65_535)
    #expect(Frame([], columns: 0, rows: 0).lines == [.empty])
  }

  @Test func `what is cut is said, and any offset is bounded`() {
    var screen = Screen(header: Self.header, body: (1...30).map { StyledLine("line \($0)") })
    func rule() -> String { screen.frame(columns: 40, rows: 14).lines[12].text }
    #expect(rule().contains(" ↓ 20 more ─"))
    screen.offset = 5
    #expect(rule().contains(" ↑ 5 above · ↓ 15 more ─"))
    screen.offset = 1000
    #expect(rule().contains(" ↑ 20 above ─"))
    #expect(screen.frame(columns: 40, rows: 14).lines[11].text == " line 30")
    #expect(screen.lastOffset(rows: 14) == 20)
    screen.offset = -3
    #expect(screen.frame(columns: 40, rows: 14).lines[2].text == " line 1")
  }

  @Test func `the footer drops the least important keys and never cuts one`() {
    func footer(_ width: Int) -> String { KeyHint.footer(Self.keys, width: width).text }
    #expect(
      footer(79) == "space next · b back · s start the exercise · l lessons · ? keys · q quit")
    #expect(footer(38) == "space next · b back · ? keys · q quit")
    #expect(footer(20) == "space next · q quit")
    #expect(footer(10) == "space next")
    #expect(footer(5).isEmpty)
    for width in 0...80 {
      let parts = footer(width).split(separator: " · ").map(String.init)
      let whole = Set(Self.keys.map { "\($0.key) \($0.label)" })
      #expect(whole.isSuperset(of: parts))
    }
  }

  @Test func `a remark may stand among the keys`() {
    let keys = [KeyHint("", "watching 2 files"), KeyHint("q", "quit", importance: 1)]
    #expect(KeyHint.footer(keys, width: 40).text == "watching 2 files · q quit")
    #expect(KeyHint.footer(keys, width: 10).text == "q quit")
  }

  @Test func `a header shortens itself`() {
    #expect(Self.header.line(width: 78).text.hasSuffix("step 2/7 · 12 min"))
    #expect(Self.header.line(width: 78).width == 78)
    #expect(Self.header.line(width: 38).text == "OCP 05 · 2/7")
    #expect(Self.header.line(width: 6).text == "OCP 0…")
    var plain = ScreenHeader(title: "SOLID in Swift")
    plain.notes = ["3 of 8 solved", "~2 h 10 left"]
    #expect(plain.line(width: 30).text == "SOLID in Swift   3 of 8 solved")
    #expect(plain.line(width: 20).text == "SOLID in Swift")
  }
}

struct FramePainterTests {
  let painter = FramePainter(Capabilities(colour: .sixteen))

  @Test func `every line is placed, and erased behind its end`() {
    let frame = Frame([StyledLine("one"), StyledLine("two", .good)], columns: 10, rows: 3)
    #expect(
      painter.bytes(showing: frame)
        == "\u{1B}[1;1Hone\u{1B}[K\u{1B}[2;1H\u{1B}[32mtwo\u{1B}[0m\u{1B}[K\u{1B}[3;1H\u{1B}[K")
  }

  @Test func `only lines that changed are written again`() {
    let first = Frame([StyledLine("one"), StyledLine("two")], columns: 10, rows: 2)
    let second = Frame([StyledLine("one"), StyledLine("three")], columns: 10, rows: 2)
    #expect(painter.bytes(showing: second, over: first) == "\u{1B}[2;1Hthree\u{1B}[K")
    #expect(painter.bytes(showing: first, over: first).isEmpty)
    let wider = Frame(second.lines, columns: 11, rows: 2)
    #expect(painter.bytes(showing: wider, over: second).contains("one"))
  }

  @Test func `a full line is not erased behind its end`() {
    let frame = Frame([StyledLine("0123456789")], columns: 10, rows: 1)
    #expect(painter.bytes(showing: frame) == "\u{1B}[1;1H0123456789")
  }

  @Test func `nothing clears the screen or its history`() {
    let frame = Frame([StyledLine("\u{1B}[2J\u{1B}[3J")], columns: 40, rows: 5)
    let bytes = painter.bytes(showing: frame)
    #expect(!bytes.contains("\u{1B}[2J") && !bytes.contains("\u{1B}[3J"))
  }
}
