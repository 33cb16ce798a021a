import Markdown

/// The blocks of a text in one short line, so that an expectation can be read at a glance.
///
/// `p(…)` is a paragraph, `h2(…)` a heading, `ul[…]` and `ol3[…]` are lists (`loose` when they are),
/// `[x: …]` is a task that is done, `↵` a soft break or a line break in code, `⏎` a hard break.
func notation(_ text: String) -> String {
  notation(Document(parsing: text).blocks)
}

func notation(_ blocks: [Block]) -> String {
  blocks.map { notation($0.kind) }.joined(separator: " ")
}

private func notation(_ block: Block.Kind) -> String {
  switch block {
  case .heading(let level, let inlines): "h\(level)(\(notation(inlines)))"
  case .paragraph(let inlines): "p(\(notation(inlines)))"
  case .code(let code): "code(\(code.info)|\(visible(code.text)))"
  case .quote(let blocks): "quote[\(notation(blocks))]"
  case .alert(let kind, let blocks): "\(kind.rawValue)[\(notation(blocks))]"
  case .list(let list): notation(list)
  case .table(let table): notation(table)
  case .thematicBreak: "break"
  case .comment(let text): "comment(\(visible(text)))"
  case .html(let text): "html(\(visible(text)))"
  }
}

private func notation(_ list: List) -> String {
  let items = list.items.map { item in
    let mark = item.isDone.map { $0 ? "x: " : "_: " } ?? ""
    return "[\(mark)\(notation(item.blocks))]"
  }
  let name = list.start.map { "ol\($0)" } ?? "ul"
  return "\(list.isTight ? "" : "loose ")\(name)\(items.joined())"
}

private func notation(_ table: Table) -> String {
  let sides = table.alignments.map { side in
    switch side {
    case .leading?: "<"
    case .center?: "^"
    case .trailing?: ">"
    case nil: "-"
    }
  }
  let rows = ([table.header] + table.rows).map { row in
    row.map { notation($0) }.joined(separator: "|")
  }
  return "table\(sides.joined())(\(rows.joined(separator: " / ")))"
}

func notation(_ inlines: [Inline]) -> String {
  inlines.map { notation($0) }.joined()
}

private func notation(_ inline: Inline) -> String {
  switch inline {
  case .text(let text): text
  case .code(let code): "code(\(code))"
  case .emphasis(let inside): "em(\(notation(inside)))"
  case .strong(let inside): "strong(\(notation(inside)))"
  case .strikethrough(let inside): "del(\(notation(inside)))"
  case .link(let destination, let title, let inside):
    "link(\(destination)\(notation(title: title)): \(notation(inside)))"
  case .image(let source, let title, let alternative):
    "image(\(source)\(notation(title: title)): \(alternative))"
  case .html(let text): "html(\(text))"
  case .softBreak: "↵"
  case .hardBreak: "⏎"
  }
}

private func notation(title: String?) -> String {
  title.map { " “\($0)”" } ?? ""
}

private func visible(_ text: String) -> String {
  String(text.map { $0 == "\n" ? "↵" : $0 })
}
