/// Breaks running text into lines that are never wider than asked for.
///
/// Words stay whole while they fit; a word that is wider than a line is cut between characters. A
/// character that is wider than a line is shown as `�`. Spaces at a break are dropped, all else is kept.
package struct LineWrapper: Sendable {
  /// In cells, at least 1.
  package let width: Int

  package init(width: Int) {
    self.width = max(1, width)
  }

  /// The lines of a text; a line feed in it ends a line, and an empty text gives one empty line.
  package func lines(of spans: [StyledLine.Span]) -> [StyledLine] {
    let cells = StyledCell.cells(of: spans)
    let paragraphs = cells.split(omittingEmptySubsequences: false) { $0.character.isNewline }
    return paragraphs.flatMap { wrapped(Array($0)) }
  }

  /// The lines of a text in one style.
  package func lines(of text: String, _ style: Style = .plain) -> [StyledLine] {
    lines(of: [StyledLine.Span(text, style)])
  }

  private func wrapped(_ cells: [StyledCell]) -> [StyledLine] {
    var filling = Filling(width: width)
    for word in Self.words(of: cells.map(fitting)) { filling.add(word) }
    return filling.finished()
  }

  private func fitting(_ cell: StyledCell) -> StyledCell {
    cell.width <= width ? cell : StyledCell("\u{FFFD}", cell.style, link: cell.link)
  }

  /// What must stay on one line if it can, with the spaces before it.
  struct Word {
    var spaces: [StyledCell] = []
    var cells: [StyledCell] = []
  }

  static func words(of cells: [StyledCell]) -> [Word] {
    var words: [Word] = []
    var current = Word()
    for (index, cell) in cells.enumerated() {
      if LineBreaking.isSpace(cell.character), !isGlue(at: index, in: cells) {
        if !current.cells.isEmpty {
          words.append(current)
          current = Word()
        }
        current.spaces.append(cell)
      } else {
        current.cells.append(cell)
        if mayEnd(after: index, in: cells) {
          words.append(current)
          current = Word()
        }
      }
    }
    if !current.cells.isEmpty || !current.spaces.isEmpty { words.append(current) }
    return words
  }

  private static func isGlue(at index: Int, in cells: [StyledCell]) -> Bool {
    func character(_ index: Int) -> Character? {
      cells.indices.contains(index) ? cells[index].character : nil
    }
    return LineBreaking.isGlue(
      before: character(index - 1), after: character(index + 1), afterThat: character(index + 2))
  }

  private static func mayEnd(after index: Int, in cells: [StyledCell]) -> Bool {
    guard index + 1 < cells.count, !LineBreaking.isSpace(cells[index + 1].character) else {
      return false
    }
    return LineBreaking.isAllowed(between: cells[index], and: cells[index + 1])
  }
}

/// The line that is being filled, and those before it.
private struct Filling {
  let width: Int
  private var done: [StyledLine] = []
  private var line: [StyledCell] = []
  private var used = 0

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ word: LineWrapper.Word) {
    let needed = word.spaces.width + word.cells.width
    if used + needed <= width {
      place(word.spaces + word.cells, needed)
    } else {
      if used > 0 { endLine() }
      addFirst(word.cells)
    }
  }

  /// Puts a word at the start of a line, and cuts it as long as it does not fit.
  private mutating func addFirst(_ cells: [StyledCell]) {
    var rest = cells[...]
    while rest.width > width {
      let piece = rest.prefix(Self.cut(of: rest, width: width))
      place(Array(piece), piece.width)
      endLine()
      rest = rest.dropFirst(piece.count)
    }
    place(Array(rest), rest.width)
  }

  /// How many characters of a too long word stay on a line.
  ///
  /// Up to the last joint in the second half of the line, or all that fit.
  private static func cut(of cells: ArraySlice<StyledCell>, width: Int) -> Int {
    var used = 0
    var count = 0
    var joint: Int?
    for cell in cells {
      guard used + cell.width <= width else { break }
      used += cell.width
      count += 1
      if "/_-,:".contains(cell.character), used * 2 > width { joint = count }
    }
    return max(1, joint ?? count)
  }

  private mutating func place(_ cells: [StyledCell], _ width: Int) {
    line += cells
    used += width
  }

  private mutating func endLine() {
    done.append(StyledLine(cells: line).withoutTrailingSpaces)
    line = []
    used = 0
  }

  mutating func finished() -> [StyledLine] {
    endLine()
    return done
  }
}
