/// Breaks long lines of code without losing a character.
///
/// A line ends after a space or a comma if there is one in its second half, else anywhere. The pieces,
/// without the indentation that every further piece gets, are the line again when joined.
package struct CodeWrapper: Sendable {
  /// In cells, at least 1.
  package let width: Int

  package init(width: Int) {
    self.width = max(1, width)
  }

  /// The pieces of one line, at least one; further ones are indented by four more than the line itself.
  package func pieces(of line: StyledLine) -> [StyledLine] {
    let cells = StyledCell.cells(of: line.spans).map { cell in
      cell.width <= width ? cell : StyledCell("\u{FFFD}", cell.style)
    }
    guard cells.width > width else { return [StyledLine(cells: cells)] }
    let indentation = continuation(of: cells)
    let indent = StyledLine(String(repeating: " ", count: indentation))
    var rest = cells[...]
    var pieces: [StyledLine] = []
    while !rest.isEmpty {
      let room = pieces.isEmpty ? width : width - indentation
      let piece = rest.prefix(cut(of: rest, room: room))
      pieces.append(pieces.isEmpty ? StyledLine(cells: piece) : indent + StyledLine(cells: piece))
      rest = rest.dropFirst(piece.count)
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
    for cell in cells {
      guard used + cell.width <= room else { break }
      used += cell.width
      count += 1
      if " ,".contains(cell.character), used * 2 > room { joint = count }
    }
    return max(1, joint ?? count)
  }
}
