/// One line of a screen or of a printed text: pieces of text, each with its meaning.
package struct StyledLine: Hashable, Sendable {
  /// No two neighbours have the same style and link; none is empty.
  package private(set) var spans: [Span]

  /// Joins neighbours that look the same, and leaves empty pieces out.
  package init(_ spans: [Span] = []) {
    self.spans = []
    for span in spans { append(span) }
  }

  package init(_ text: String, _ style: Style = .plain) {
    self.init([Span(text, style)])
  }

  /// A piece of text in one style.
  package struct Span: Hashable, Sendable {
    package let text: String
    package let style: Style
    /// Where the text leads, for terminals with hyperlinks; it is always said in words as well.
    package let link: String?

    package init(_ text: String, _ style: Style = .plain, link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  /// The line between two paragraphs.
  package static let empty = StyledLine()

  /// The words alone.
  package var text: String { spans.map(\.text).joined() }
  /// Whether it holds no span at all.
  package var isEmpty: Bool { spans.isEmpty }

  /// The width in terminal cells.
  package var width: Int { spans.reduce(0) { $0 + cellWidth(of: $1.text) } }

  /// Adds a piece at the end; it joins the last one when both look the same.
  package mutating func append(_ span: Span) {
    guard !span.text.isEmpty else { return }
    if let last = spans.last, last.style == span.style, last.link == span.link {
      spans[spans.count - 1] = Span(last.text + span.text, span.style, link: span.link)
    } else {
      spans.append(span)
    }
  }

  /// Adds a text at the end.
  package mutating func append(_ text: String, _ style: Style = .plain) {
    append(Span(text, style))
  }

  /// Both lines as one, the right one behind the left one.
  package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    StyledLine(left.spans + right.spans)
  }

  /// The line with spaces after it, so that it fills `width` cells; a longer line stays as it is.
  package func padded(to width: Int) -> StyledLine {
    let missing = width - self.width
    return missing > 0 ? self + StyledLine(String(repeating: " ", count: missing)) : self
  }

  /// The line cut to `width` cells, with `…` in the last of them when something was cut.
  package func truncated(to width: Int) -> StyledLine {
    guard self.width > width else { return self }
    var room = width - 1
    var kept = StyledLine()
    for cell in StyledCell.cells(of: spans) {
      guard cell.width <= room else { break }
      room -= cell.width
      kept.append(cell.span)
    }
    if width > 0 { kept.append("…", .muted) }
    return kept
  }

  /// The line without the spaces at its end, which nobody sees and which `git diff` would show.
  package var withoutTrailingSpaces: StyledLine {
    var line = self
    while let last = line.spans.last, last.text.utf8.last == 0x20 {
      line.spans.removeLast()
      let spaces = last.text.utf8.reversed().prefix { $0 == 0x20 }.count
      line.append(Span(String(last.text.dropLast(spaces)), last.style, link: last.link))
    }
    return line
  }
}
