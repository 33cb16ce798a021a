/// One character as a reader sees it, with its style and its width: what the layout moves about.
struct StyledCell: Hashable {
  let character: Character
  let style: Style
  let link: String?
  let width: Int

  init(_ character: Character, _ style: Style, link: String? = nil) {
    self.character = character
    self.style = style
    self.link = link
    self.width = cellWidth(of: character)
  }

  var span: StyledLine.Span {
    StyledLine.Span(String(character), style, link: link)
  }

  /// The characters of some spans; a character never reaches over two spans.
  static func cells(of spans: [StyledLine.Span]) -> [StyledCell] {
    spans.flatMap { span in
      span.text.map { StyledCell($0, span.style, link: span.link) }
    }
  }
}

extension StyledLine {
  /// Neighbours of one style become one span at once; one by one the text would be copied each time.
  init(cells: some Sequence<StyledCell>) {
    self.init()
    var text = ""
    var first: StyledCell?
    for cell in cells {
      if let first, first.style != cell.style || first.link != cell.link {
        append(Span(text, first.style, link: first.link))
        text = ""
      }
      text.append(cell.character)
      first = cell
    }
    if let first { append(Span(text, first.style, link: first.link)) }
  }
}

extension Sequence<StyledCell> {
  /// The sum of the widths, in cells of the terminal.
  var width: Int { reduce(0) { $0 + $1.width } }
}
