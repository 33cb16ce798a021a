import Languages
import Markdown
import Rendering
import Testing

struct MarkdownLayoutTests {
  var layout: MarkdownLayout {
    var layout = MarkdownLayout(language: .english, colouring: SampleDocument.colouring)
    layout.firstLine = { path, _ in path.hasSuffix("NotificationSender.swift") ? 7 : nil }
    return layout
  }

  private func text(_ blocks: [Block], _ width: Int) -> [String] {
    layout.lines(of: blocks, width: width).map(\.text)
  }

  @Test func `a document looks as recorded`() {
    Golden.expect("document") { layout.lines(of: SampleDocument.blocks, width: $0) }
  }

  @Test func `no line is wider than the screen, whatever the screen`() {
    let exotic = [
      SampleDocument.paragraph("設計の良さは👩‍👩‍👧‍👦次の変更がどれだけ安いかで決まる ภาษาไทยไม่มีช่องว่าง"),
      SampleDocument.code("swift", "let 漢字 = \"👍🏽👍🏽👍🏽\"\t// 設計の良さは"),
    ]
    for width in Widths.some {
      for line in layout.lines(of: SampleDocument.blocks + exotic, width: width) {
        #expect(line.width <= width, "at \(width): \(line.text)")
      }
    }
  }

  @Test func `lists nest three deep and show their marks`() {
    let inner = SampleDocument.list(nil, [[SampleDocument.paragraph("deep")]], done: true)
    let middle = SampleDocument.list(3, [[SampleDocument.paragraph("middle"), inner]])
    let outer = SampleDocument.list(nil, [[SampleDocument.paragraph("outer"), middle]])
    #expect(text([outer], 40) == ["• outer", "  3. middle", "     [x] deep"])
  }

  @Test func `an alert says its kind in the language of the reader`() {
    let box = SampleDocument.block(.alert(.important, [SampleDocument.paragraph("Rien")]))
    let french = MarkdownLayout(language: .french).lines(of: [box], width: 40)
    #expect(french.map(\.text) == ["│ Compromis", "│ Rien"])
    #expect(text([box], 40).first == "│ Trade-off")
  }

  @Test func `a table wider than the screen is stacked`() {
    let lines = text([SampleDocument.block(.table(SampleDocument.table))], 24)
    #expect(lines.prefix(2) == ["design: violation", "types: 1"])
    #expect(lines.contains("design: `Refactored`"))
  }

  @Test func `the bars of a table stand below each other, wide characters or not`() {
    let table = Table(
      alignments: [nil, nil], header: [[.text("a")], [.text("b")]],
      rows: [[[.text("漢字")], [.text("x")]], [[.text("❤️👍🏽")], [.text("y")]]])
    let bars = text([SampleDocument.block(.table(table))], 40).map { line in
      cellWidth(of: String(line.prefix { $0 != "│" && $0 != "┼" }))
    }
    #expect(Set(bars) == [5])
  }

  @Test func `the ticks of code never stand alone`() {
    for width in 1...40 {
      let block = SampleDocument.block(
        .paragraph([.text("type "), .code(" a b "), .text(" here")]))
      for line in text([block], width) where width >= 4 {
        #expect(line != "`" && !line.hasSuffix(" `"), "at \(width)")
      }
    }
  }

  @Test func `highlighted lines have a mark, not only a colour`() {
    var layout = layout
    layout.highlight = 0
    let fence = SampleDocument.code("swift compiles {2}", "let a = 1\nlet b = 2")
    #expect(layout.lines(of: [fence], width: 40).map(\.text) == ["  │ let a = 1", "› │ let b = 2"])
  }

  @Test func `two fences stand beside each other when there is room`() {
    let pair = [
      SampleDocument.code("swift compiles beside", "protocol Channel {}"),
      SampleDocument.code("swift compiles beside", "struct Email {}"),
    ]
    #expect(text(pair, 80).count == 1)
    #expect(text(pair, 30).count == 3)
  }

  @Test func `a colouring that changes the code is not used`() {
    let layout = MarkdownLayout(language: .english) { _ in [] }
    let fence = SampleDocument.code("swift", "let a = 1")
    #expect(layout.lines(of: [fence], width: 40).map(\.text) == ["  │ let a = 1"])
  }

  @Test(
    "an info string says what it says",
    arguments: [
      ("swift", nil, 0, false),
      ("swift excerpt=A/B.swift {1,3|5-7|all} beside", "A/B.swift", 3, true),
      ("", nil, 0, false), ("swift sketch {9-2}", nil, 1, false),
    ] as [(String, String?, Int, Bool)])
  func fence(info: String, excerpt: String?, groups: Int, beside: Bool) {
    let caption = FenceCaption(info: info)
    #expect(caption.excerpt == excerpt)
    #expect(caption.highlights.count == groups)
    #expect(caption.isBeside == beside)
  }

  @Test func `the groups of an info string are lines, and all`() {
    let caption = FenceCaption(info: "swift {1, 3|5-7|all}")
    #expect(caption.highlights == [[1, 3], [5, 6, 7], nil])
  }
}
