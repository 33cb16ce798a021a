/// A row of `^` under a piece of a line of code, with a remark beside it.
struct CodeMark {
  /// The line in its listing, from 1.
  let line: Int
  /// The cells that are marked, from 0; `nil` for a remark about the line as a whole.
  let cells: Range<Int>?
  /// Empty for a mark without words.
  let remark: String

  /// The piece of the wrapped line below which the mark belongs: the one in which the marked cells begin.
  func index(in pieces: [CodeWrapper.Piece]) -> Int? {
    guard let cells else { return pieces.indices.last }
    return pieces.firstIndex { $0.cells.contains(cells.lowerBound) } ?? pieces.indices.last
  }

  /// The mark below one piece; the remark goes below where it does not fit beside.
  func lines(under piece: CodeWrapper.Piece, width: Int) -> [StyledLine] {
    guard let cells else { return remarkAlone(width: width) }
    let start = min(
      piece.indentation + max(0, cells.lowerBound - piece.cells.lowerBound), width - 1)
    let length = max(1, min(cells.count, piece.cells.upperBound - cells.lowerBound, width - start))
    let blank = StyledLine(String(repeating: " ", count: start))
    let mark = StyledLine(String(repeating: "^", count: length), .bad)
    let beside = blank + mark + StyledLine(" " + remark, .bad)
    if !remark.isEmpty, !remark.contains("\n"), beside.width <= width { return [beside] }
    return [blank + mark] + remarkAlone(width: width)
  }

  private func remarkAlone(width: Int) -> [StyledLine] {
    remark.isEmpty ? [] : LineWrapper(width: width).lines(of: remark, .bad)
  }
}
