/// A block of a document (CommonMark 0.31.2 §4–5, GFM tables and alerts).
package struct Block: Hashable, Sendable {
  package let kind: Kind
  /// Where the block starts.
  package let position: TextPosition

  package init(_ kind: Kind, at position: TextPosition) {
    self.kind = kind
    self.position = position
  }

  package indirect enum Kind: Hashable, Sendable {
    /// Level 1 to 6.
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    /// A fenced or an indented code block.
    case code(CodeBlock)
    case quote([Block])
    /// A block quote that begins with `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`.
    case alert(AlertKind, [Block])
    case list(List)
    case table(Table)
    case thematicBreak
    /// An HTML comment that stands alone: the text between `<!--` and `-->`, trimmed. Directives are written so.
    case comment(String)
    /// Any other HTML block, as written.
    case html(String)
  }
}

/// The five kinds of alert.
package enum AlertKind: String, CaseIterable, Hashable, Sendable {
  case note, tip, important, warning, caution
}

/// The lines of a code block.
package struct CodeBlock: Hashable, Sendable {
  /// The text after the opening fence, trimmed; empty for an indented block.
  package let info: String
  /// The code, lines without their fence indentation, without a line break at the end.
  package let text: String
  /// The line of the source on which the code itself starts.
  package let firstLine: Int

  package init(info: String, text: String, firstLine: Int) {
    self.info = info
    self.text = text
    self.firstLine = firstLine
  }
}

/// An ordered or a bullet list.
package struct List: Hashable, Sendable {
  /// The number of the first item, or `nil` for a bullet list.
  package let start: Int?
  /// Whether no blank line separates the items or their blocks.
  package let isTight: Bool
  package let items: [Item]

  package init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }

  package struct Item: Hashable, Sendable {
    /// `true` for `[x]`, `false` for `[ ]`, `nil` when it is not a task.
    package let isDone: Bool?
    package let blocks: [Block]
    package let position: TextPosition

    package init(isDone: Bool?, blocks: [Block], position: TextPosition) {
      self.isDone = isDone
      self.blocks = blocks
      self.position = position
    }
  }
}

/// A GFM table; every row has as many cells as the header.
package struct Table: Hashable, Sendable {
  package let alignments: [Alignment?]
  package let header: [[Inline]]
  package let rows: [[[Inline]]]

  package init(alignments: [Alignment?], header: [[Inline]], rows: [[[Inline]]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }

  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }
}
