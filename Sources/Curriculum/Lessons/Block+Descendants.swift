import Markdown

extension Block {
  /// The blocks directly inside: of a quote, an alert, or the items of a list.
  var children: [Block] {
    switch kind {
    case .quote(let blocks), .alert(_, let blocks): blocks
    case .list(let list): list.items.flatMap(\.blocks)
    default: []
    }
  }

  /// The level of a heading, or `nil` for any other block.
  var headingLevel: Int? {
    if case .heading(let level, _) = kind { level } else { nil }
  }

  /// Whether it is a list with at least one `[x]` or `[ ]`.
  var isTaskList: Bool {
    if case .list(let list) = kind { list.items.contains { $0.isDone != nil } } else { false }
  }

  /// The inlines that stand in the block itself, not in blocks inside it.
  var inlines: [Inline] {
    switch kind {
    case .heading(_, let inlines), .paragraph(let inlines): inlines
    case .table(let table): (table.header + table.rows.flatMap { $0 }).flatMap { $0 }
    default: []
    }
  }
}

extension [Block] {
  /// All blocks, those inside others too, in the order of the text.
  var withDescendants: [Block] {
    flatMap { [$0] + $0.children.withDescendants }
  }

  var codeBlocks: [CodeBlock] {
    withDescendants.compactMap { block in
      if case .code(let code) = block.kind { code } else { nil }
    }
  }
}
