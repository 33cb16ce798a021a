// Blocks that hold text (CommonMark §4).

extension BlockParser {
  /// Takes the line as one of the open fenced block, if there is one.
  mutating func continueFencedCode() -> Bool {
    guard case .fencedCode(let fence) = leaf?.kind else { return false }
    if cursor.indent < 4, fence.isClosed(by: cursor.text) {
      closeLeaf()
    } else {
      cursor.skipColumns(fence.indent)
      leaf?.take(cursor)
    }
    return true
  }

  /// Takes the line as one of the open indented code or HTML, if it is one.
  mutating func continueLeaf() -> Bool {
    switch leaf?.kind {
    case .indentedCode where cursor.indent >= 4 || cursor.isBlank:
      cursor.skipColumns(4)
      leaf?.take(cursor)
      return true
    case .html(let start) where start.includes(blankLine: cursor.isBlank):
      leaf?.take(cursor)
      if start.isClosed(by: cursor.text) { closeLeaf() }
      return true
    default:
      return false
    }
  }

  /// Opens the leaf that starts here, if it is not a paragraph.
  mutating func openLeaf(_ matched: Int) -> Bool {
    guard !cursor.isBlank else { return false }
    guard cursor.indent < 4 else { return openIndentedCode(matched) }
    return openHeading(matched) || openFence(matched) || openHTML(matched)
      || closeAsHeading(matched) || openThematicBreak(matched) || openTable(matched)
  }

  /// Adds the rest of the line to the open paragraph or table, or opens a paragraph.
  ///
  /// A paragraph goes on even when its containers do not: that is a lazy continuation line.
  mutating func takeText(_ matched: Int) {
    let line = TextLine(range: cursor.textRange, position: cursor.textPosition)
    if leaf?.isParagraph == true || (matched == containers.count && tableHasRoom) {
      leaf?.lines.append(line)
    } else {
      begin(in: matched)
      leaf = Leaf(.paragraph, at: line.position)
      leaf?.lines.append(line)
    }
  }

  private mutating func openIndentedCode(_ matched: Int) -> Bool {
    // After a paragraph it is a continuation line, however far it is indented.
    guard leaf?.isParagraph != true else { return false }
    begin(in: matched)
    leaf = Leaf(.indentedCode, at: cursor.textPosition)
    cursor.skipColumns(4)
    leaf?.take(cursor)
    return true
  }

  private mutating func openHeading(_ matched: Int) -> Bool {
    guard let heading = HeadingLine.atx(cursor.text) else { return false }
    begin(in: matched)
    let title = TextLine(
      range: heading.title, position: cursor.line.position(at: heading.title.lowerBound))
    add(.heading(level: heading.level, [title]), at: cursor.textPosition)
    return true
  }

  private mutating func openFence(_ matched: Int) -> Bool {
    guard let fence = CodeFence(cursor.text, indent: cursor.indent) else { return false }
    begin(in: matched)
    leaf = Leaf(.fencedCode(fence), at: cursor.textPosition)
    return true
  }

  private mutating func openHTML(_ matched: Int) -> Bool {
    let isInParagraph = leaf?.isParagraph == true
    guard let start = HTMLBlockStart(cursor.text, inParagraph: isInParagraph) else { return false }
    begin(in: matched)
    leaf = Leaf(.html(start), at: cursor.textPosition)
    leaf?.take(cursor)
    if start.isClosed(by: cursor.text) { closeLeaf() }
    return true
  }

  /// Makes the open paragraph a heading when the line underlines it.
  private mutating func closeAsHeading(_ matched: Int) -> Bool {
    guard matched == containers.count, let level = HeadingLine.setextLevel(cursor.text),
      var paragraph = leaf, paragraph.isParagraph
    else { return false }
    leaf = nil
    definitions.take(from: &paragraph.lines, of: bytes)
    guard let first = paragraph.lines.first else { return false }
    add(.heading(level: level, paragraph.lines), at: first.position)
    return true
  }

  private mutating func openThematicBreak(_ matched: Int) -> Bool {
    guard isAtThematicBreak() else { return false }
    begin(in: matched)
    add(.thematicBreak, at: cursor.textPosition)
    return true
  }
}
