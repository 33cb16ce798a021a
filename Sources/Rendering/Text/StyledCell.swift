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
  init(cells: some Sequence<StyledCell>) {
    self.init(cells.map(\.span))
  }
}

extension Sequence<StyledCell> {
  /// The sum of the widths, in cells of the terminal.
  var width: Int { reduce(0) { $0 + $1.width } }
}
