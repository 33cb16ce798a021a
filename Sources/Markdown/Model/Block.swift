/// A block of a document (CommonMark 0.31.2 §4–5, GFM tables and alerts).
package struct Block: Hashable, Sendable {
  package let kind: Kind
  /// Where the block starts: its marker, or its first letter when it has none.
  package let position: TextPosition

  package init(_ kind: Kind, at position: TextPosition) {
    self.kind = kind
    self.position = position
  }

  /// What a block is, with what it holds.
  package indirect enum Kind: Hashable, Sendable {
    /// Level 1 to 6.
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    /// A fenced or an indented code block.
    case code(CodeBlock)
    case quote([Block])
    /// A block quote whose first line, which is left out, is `[!NOTE]` or another kind.
    case alert(AlertKind, [Block])
    case list(List)
    case table(Table)
    case thematicBreak
    /// An HTML comment that stands alone: the text between its marks, trimmed.
    ///
    /// The directives of lessons are written so.
    case comment(String)
    /// Any other HTML block, as written.
    case html(String)
  }
}
