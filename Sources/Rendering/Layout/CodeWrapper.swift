/// Breaks long lines of code without losing a character.
///
/// A line ends after a space, a comma, a point or a bracket if there is one late enough, else anywhere. The
/// pieces, without the indentation that every further piece gets, are the line again when joined.
package struct CodeWrapper: Sendable {
  /// In cells, at least 1.
  package let width: Int

  package init(width: Int) {
    self.width = max(1, width)
  }

  /// The pieces of one line, at least one; further ones are indented by four more than the line itself.
  package func pieces(of line: StyledLine) -> [StyledLine] {
    placedPieces(of: line).map(\.line)
  }

  /// A piece of a line, and which cell of the whole line stands in which of its own.
  struct Piece {
    let line: StyledLine
    /// The cells before the code of this piece: its own indentation.
    let indentation: Int
    /// The cells of the whole line, from 0, that this piece holds.
    let cells: Range<Int>
  }

  func placedPieces(of line: StyledLine) -> [Piece] {
    let cells = StyledCell.cells(of: line.spans).map { cell in
      cell.width <= width ? cell : StyledCell("\u{FFFD}", cell.style)
    }
    guard cells.width > width else {
      return [Piece(line: StyledLine(cells: cells), indentation: 0, cells: 0..<cells.width)]
    }
    let further = continuation(of: cells)
    var rest = cells[...]
    var pieces: [Piece] = []
    while !rest.isEmpty {
      let indentation = pieces.isEmpty ? 0 : further
      let taken = rest.prefix(cut(of: rest, room: width - indentation))
      let start = pieces.last?.cells.upperBound ?? 0
      pieces.append(
        Piece(
          line: StyledLine(String(repeating: " ", count: indentation)) + StyledLine(cells: taken),
          indentation: indentation, cells: start..<start + taken.width))
      rest = rest.dropFirst(taken.count)
    }
    return pieces
  }

  /// The indentation of further pieces: none where it would leave too little room.
  private func continuation(of cells: [StyledCell]) -> Int {
    let own = cells.prefix { $0.character == " " }.count
    return [own + 4, 4, 2].first { $0 * 2 <= width } ?? 0
  }

  private func cut(of cells: ArraySlice<StyledCell>, room: Int) -> Int {
    guard cells.width > room else { return cells.count }
    var used = 0
    var count = 0
    var joint: Int?
    var weakJoint: Int?
    for cell in cells {
      guard used + cell.width <= room else { break }
      used += cell.width
      count += 1
      if " ,".contains(cell.character), used * 3 > room { joint = count }
      if ".(".contains(cell.character), used * 2 > room { weakJoint = count }
    }
    return max(1, joint ?? weakJoint ?? count)
  }
}
