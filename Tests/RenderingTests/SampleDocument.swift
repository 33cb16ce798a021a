import Markdown
import SwiftSource

/// One of everything that a lesson may hold.
enum SampleDocument {
  static let start = TextPosition(line: 1, column: 1)

  static func block(_ kind: Block.Kind) -> Block { Block(kind, at: start) }
  static func paragraph(_ text: String) -> Block { block(.paragraph([.text(text)])) }

  static func code(_ info: String, _ text: String) -> Block {
    block(.code(CodeBlock(info: info, text: text, firstLine: 1)))
  }

  static func list(_ start: Int?, tight: Bool = true, _ items: [[Block]], done: Bool? = nil)
    -> Block
  {
    block(
      .list(
        List(
          start: start, isTight: tight,
          items: items.map { List.Item(isDone: done, blocks: $0, position: Self.start) })))
  }

  static let blocks: [Block] = [
    block(.heading(level: 2, [.text("The switch that "), .code("grows")])),
    block(
      .paragraph([
        .text("Marketing wants SMS, support wants a webhook. "), .strong([.text("Two teams")]),
        .text(", one file, "), .emphasis([.text("one method")]), .softBreak,
        .text("every new channel opens "), .code("NotificationSender"), .text(" again."),
        .hardBreak, .text("Read "),
        .link(
          destination: "https://www.swift.org/documentation/", title: nil, [.text("the guide")]),
        .text(" or "),
        .link(destination: "https://swift.org", title: nil, [.text("https://swift.org")]),
        .text("; "), .strikethrough([.text("not yet")]), .html("<b>"),
        .image(source: "a.png", title: nil, alternative: "a picture"), .text("."),
      ])),
    list(
      nil,
      [
        [
          paragraph("first level, with a text that is long enough to be wrapped on a small screen"),
          list(1, [[paragraph("second level"), list(nil, [[paragraph("third level")]])]]),
        ],
        [paragraph("the end")],
      ]),
    list(9, tight: false, [[paragraph("nine"), paragraph("still nine")], [paragraph("ten")]]),
    list(nil, [[paragraph("a right answer")]], done: true),
    list(nil, [[paragraph("a wrong answer")]], done: false),
    block(.quote([paragraph("What would have to be true for email to be just another entry?")])),
    block(.alert(.important, [paragraph("The decision did not vanish, it moved.")])),
    block(.thematicBreak),
    block(.comment("pause")), block(.html("<div>")),
    block(.table(table)),
    code(
      "swift excerpt=Violation/Sources/Notifications/NotificationSender.swift {1,3|2-4|all}",
      "func send(_ n: AppNotification, type: String, retries: Int = 3) throws {\n  switch type {\n\tcase \"email\": mail(n) // one\n  }\n}"
    ),
    code("", "no language\n\n  indented"),
    code("swift compiles beside", "protocol Channel {}"),
    code("swift sketch beside", "struct Email: Channel {}\nlet x = 1"),
  ]

  static let table = Table(
    alignments: [nil, .trailing, .center],
    header: [[.text("design")], [.text("types")], [.text("who opens the file")]],
    rows: [
      [[.text("violation")], [.text("1")], [.text("everybody, and nobody likes it very much")]],
      [[.code("Refactored")], [.text("12")], [.text("nobody")]],
    ])

  /// Colours words by a list: enough to see that colours arrive.
  static let colouring: @Sendable (String) -> [CodeToken] = { code in
    var tokens: [CodeToken] = []
    var word = ""
    func flush() {
      guard !word.isEmpty else { return }
      let keywords = ["func", "switch", "case", "protocol", "struct", "let", "throws"]
      tokens.append(CodeToken(kind: keywords.contains(word) ? .keyword : .identifier, text: word))
      word = ""
    }
    for character in code {
      if character.isLetter {
        word.append(character)
      } else {
        flush()
        tokens.append(
          CodeToken(kind: character.isNumber ? .number : .plain, text: String(character)))
      }
    }
    flush()
    return tokens
  }
}
