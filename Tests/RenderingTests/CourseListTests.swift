import Curriculum
import Languages
import Rendering
import Testing

struct CourseListTests {
  static var rows: [LessonRow] {
    var rows = [
      LessonRow(
        number: "00", title: "What a change costs", principle: .intro, state: .solved, minutes: 10),
      LessonRow(
        number: "01", title: "The screen that did everything", principle: .srp, state: .solved,
        minutes: 25),
      LessonRow(
        number: "04", title: "Seven classes to log in", principle: .srp, state: .open, minutes: 20),
      LessonRow(
        number: "05", title: "A channel nobody planned", principle: .ocp, state: .started,
        minutes: 20),
      LessonRow(
        number: "10", title: "Three stores, one promise \u{1B}[2J", principle: .lsp,
        state: .revealed, minutes: 130),
    ]
    rows[1].hints = 2
    rows[1].minutesSpent = 31
    rows[2].isTradeOff = true
    rows[3].attempts = 4
    return rows
  }

  private func list(_ language: Language = .english) -> LessonList {
    var list = LessonList(Self.rows, in: language)
    list.selected = 3
    return list
  }

  @Test func `lessons look as recorded`() {
    Golden.expect("lessons") { list().lines(width: $0) }
    Golden.expect("lecons") { list(.french).lines(width: $0) }
    Golden.expect("progress") {
      ProgressTable(Self.rows, stateFile: "Workspace/.solid/progress.json", in: .english)
        .lines(width: $0)
    }
  }

  @Test func `no list is wider than the screen`() {
    for width in Widths.some {
      let progress = ProgressTable(Self.rows, stateFile: "a/b c/é", in: .french)
      for line in list().lines(width: width) + progress.lines(width: width) {
        #expect(line.width <= width, "at \(width): \(line.text)")
      }
    }
  }

  @Test func `the cursor finds its line`() {
    let list = list()
    let lines = list.lines(width: 80)
    for index in list.rows.indices {
      let line = list.line(ofRow: index).map { lines[$0].text } ?? ""
      #expect(line.contains(list.rows[index].number))
    }
    #expect(list.line(ofRow: 9) == nil)
    #expect(lines.filter { $0.text.hasPrefix("› ") }.count == 1)
  }

  @Test func `every state is said in words where there is room`() {
    let text = list().lines(width: 80).map(\.text).joined(separator: "\n")
    for words in ["solved, 2 hints", "started, try 4", "reference seen", "trade-off"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func `what is left is summed up in hours and minutes`() {
    #expect(list().summary == ["2 of 5 solved", "~2 h 50 left"])
    #expect(list(.french).summary == ["2 sur 5 résolues", "~2 h 50 restantes"])
    #expect(LessonList(Array(Self.rows.prefix(3)), in: .english).summary.last == "~20 min left")
    #expect(LessonList(Array(Self.rows.prefix(2)), in: .english).summary == ["2 of 2 solved"])
    #expect(LessonList([], in: .english).lines(width: 80).isEmpty)
  }

  @Test func `programs get one line per lesson`() {
    #expect(list().records[3] == "05\tocp\tstarted\t20\t4\t0\tA channel nobody planned")
    #expect(list().records.allSatisfy { !$0.contains("\n") && !$0.contains("\u{1B}") })
    let progress = ProgressTable(Self.rows, stateFile: "x", in: .english)
    #expect(progress.records[1] == "01\tsolved\t31\t0\t2\tThe screen that did everything")
  }

  @Test func `hints that were seen stay, and the rest is counted`() {
    let layout = MarkdownLayout(language: .english)
    let seen = [
      [SampleDocument.paragraph("Look at the type.")], [SampleDocument.paragraph("Name it.")],
    ]
    func text(_ total: Int) -> [String] {
      HintList(seen: seen, total: total, layout: layout).lines(width: 40).map(\.text)
    }
    #expect(
      text(3) == [
        "Hint 1 of 3", "Look at the type.", "", "Hint 2 of 3", "Name it.", "", "1 more hint",
      ])
    #expect(text(2).last == "That was the last hint.")
  }
}
