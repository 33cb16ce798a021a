import Markdown
import Testing

/// Where blocks start in the source, line and column.
struct PositionTests {
  @Test(arguments: [
    ("# a\n\n  b\nc\n***", "heading 1:1, paragraph 3:3, break 5:1"),
    ("a\n  b\n===\n\n   ## c", "heading 1:1, heading 5:4"),
    ("\n\n    code\n\n<b>\n\n <!-- c -->", "code 3:5, html 5:1, comment 7:2"),
    ("> a\n>\n>  > b", "quote 1:1, paragraph 1:3, quote 3:4, paragraph 3:6"),
    (
      "- a\n\n  b\n- c\n  1. d",
      "list 1:1, item 1:1, paragraph 1:3, paragraph 3:3, item 4:1, paragraph 4:3, list 5:3, "
        + "item 5:3, paragraph 5:6"
    ),
    ("> 1. - a", "quote 1:1, list 1:3, item 1:3, list 1:6, item 1:6, paragraph 1:8"),
    ("-\n  a", "list 1:1, item 1:1, paragraph 2:3"),
    ("- [x] a", "list 1:1, item 1:1, paragraph 1:7"),
    (">\t- a", "quote 1:1, list 1:3, item 1:3, paragraph 1:5"),
    ("a\nb\n|c|\n|-|", "paragraph 1:1, table 3:1"),
    ("> [!NOTE]\n> a\n> b", "alert 1:1, paragraph 2:3"),
    ("> [!NOTE]\n>\n>   a", "alert 1:1, paragraph 3:5"),
    ("[a]: /u\n[b]:\n/v\n c", "paragraph 4:2"),
    ("a\r\n\r\n- b\r\r```\n```", "paragraph 1:1, list 3:1, item 3:1, paragraph 3:3, code 5:1"),
    ("\u{FEFF}# a", "heading 1:1"),
    ("---\na: é\n---\nb", "paragraph 4:1"),
    ("> a\nb\n\nc", "quote 1:1, paragraph 1:3, paragraph 4:1"),
  ])
  func `Every block knows its line and column`(input: String, expected: String) {
    let document = Document(parsing: input)
    #expect(positions(document.blocks).joined(separator: ", ") == expected)
  }

  @Test(arguments: [
    ("```\na\n```", 2),
    ("\n\n~~~ swift\n\na", 4),
    ("    a\n    b", 1),
    ("a\n\n    b", 3),
    ("> ```\n> a", 2),
    ("- a\n\n  ```\n  b\n  ```", 4),
    ("---\na: b\n---\n\n> - ```\n>   c", 6),
    ("```\n```", 2),
  ])
  func `Code knows the line on which it starts`(input: String, expected: Int) {
    #expect(firstCodeLine(Document(parsing: input).blocks) == expected)
  }

  private func positions(_ blocks: [Block]) -> [String] {
    blocks.flatMap { block in
      ["\(name(block.kind)) \(place(block.position))"] + inside(block.kind)
    }
  }

  private func inside(_ kind: Block.Kind) -> [String] {
    switch kind {
    case .quote(let blocks), .alert(_, let blocks): positions(blocks)
    case .list(let list):
      list.items.flatMap { ["item \(place($0.position))"] + positions($0.blocks) }
    default: []
    }
  }

  private func place(_ position: TextPosition) -> String {
    "\(position.line):\(position.column)"
  }

  private func name(_ kind: Block.Kind) -> String {
    switch kind {
    case .heading: "heading"
    case .paragraph: "paragraph"
    case .code: "code"
    case .quote: "quote"
    case .alert: "alert"
    case .list: "list"
    case .table: "table"
    case .thematicBreak: "break"
    case .comment: "comment"
    case .html: "html"
    }
  }

  private func firstCodeLine(_ blocks: [Block]) -> Int? {
    for block in blocks {
      switch block.kind {
      case .code(let code): return code.firstLine
      case .quote(let inside): return firstCodeLine(inside)
      case .list(let list):
        if let line = firstCodeLine(list.items.flatMap(\.blocks)) { return line }
      default: continue
      }
    }
    return nil
  }
}
