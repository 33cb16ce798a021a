/// The open block that holds text (CommonMark §4): at most one, in the innermost container.
struct Leaf {
  let kind: Kind
  let position: TextPosition
  /// The lines of a paragraph; the header and the rows of a table.
  var lines: [TextLine] = []
  /// What a code or HTML block holds so far; every line has its line break.
  var text: [UInt8] = []

  init(_ kind: Kind, at position: TextPosition) {
    self.kind = kind
    self.position = position
  }

  enum Kind {
    case paragraph
    case fencedCode(CodeFence)
    case indentedCode
    case html(HTMLBlockStart)
    case table([Table.Alignment?])
  }

  var isParagraph: Bool {
    if case .paragraph = kind { true } else { false }
  }

  /// Adds what is left of the line, as written.
  mutating func take(_ cursor: LineCursor) {
    cursor.appendRest(to: &text)
    text.append(0x0A)
  }

  /// The block that it becomes when nothing more is added.
  ///
  /// A paragraph loses the lines that define links, so it starts where its text now starts.
  var block: RawBlock {
    RawBlock(kind: finishedKind, position: lines.first?.position ?? position)
  }

  private var finishedKind: RawBlock.Kind {
    switch kind {
    case .paragraph: .paragraph(lines)
    case .fencedCode(let fence):
      .code(
        CodeBlock(info: fence.info, text: textWithoutLastBreak, firstLine: position.line + 1))
    case .indentedCode:
      .code(CodeBlock(info: "", text: textWithoutBlankEnd, firstLine: position.line))
    case .html(let start): start.block(textWithoutLastBreak)
    case .table(let alignments): .table(alignments, lines)
    }
  }

  private var textWithoutLastBreak: String {
    text.string(0..<max(0, text.count - 1))
  }

  private var textWithoutBlankEnd: String {
    let end = text.trimmed(text.indices).upperBound
    let line = ByteReader(text, in: end..<text.count)
    return text.string(0..<(line.offset(of: "\n") ?? text.count))
  }
}
