/// Code with a bar at its left, and numbers before the bar when it comes from a file.
///
/// Nothing is cut: long lines go on below, indented, without a number.
struct CodeListing {
  let lines: [StyledLine]
  /// The number of the first line, or `nil` for a listing without numbers.
  var firstNumber: Int?
  /// Lines, counted from 1 in the listing, with a mark before the bar; the others are muted.
  var highlighted: Set<Int>?
  /// What is said about a piece of one line, below it.
  var mark: CodeMark?

  init(lines: [StyledLine], firstNumber: Int? = nil) {
    self.lines = lines
    self.firstNumber = firstNumber
  }

  /// The width that the listing needs so that no line goes on below, in cells.
  var naturalWidth: Int {
    gutterWidth + (lines.map(\.width).max() ?? 0)
  }

  func lines(width: Int) -> [StyledLine] {
    // Too narrow for a gutter: the code itself matters more.
    let hasGutter = width - gutterWidth >= 8
    let wrapper = CodeWrapper(width: hasGutter ? width - gutterWidth : width)
    var result: [StyledLine] = []
    for (index, line) in lines.enumerated() {
      let pieces = wrapper.placedPieces(of: toned(line, index + 1))
      let marked = mark?.line == index + 1 ? mark : nil
      let markedPiece = marked?.index(in: pieces)
      for (part, piece) in pieces.enumerated() {
        result.append((hasGutter ? gutter(index + 1, isFirst: part == 0) : .empty) + piece.line)
        guard let marked, part == markedPiece else { continue }
        result += marked.lines(under: piece, width: wrapper.width).map {
          (hasGutter ? gutter(nil, isFirst: false) : .empty) + $0
        }
      }
    }
    return result
  }

  private var numberWidth: Int {
    firstNumber.map { max(2, String($0 + max(0, lines.count - 1)).count) } ?? 0
  }

  /// Mark, number and bar: `› 14 │ `.
  private var gutterWidth: Int { numberWidth + (firstNumber == nil ? 3 : 4) + 1 }

  private func gutter(_ line: Int?, isFirst: Bool) -> StyledLine {
    let isMarked = isFirst && line.map { highlighted?.contains($0) ?? false } ?? false
    var gutter = StyledLine(isMarked ? "› " : "  ", .accent)
    if let firstNumber {
      let number = isFirst ? line.map { String($0 - 1 + firstNumber) } ?? "" : ""
      gutter.append(
        String(repeating: " ", count: max(0, numberWidth - number.count)) + number + " ", .muted)
    }
    gutter.append("│ ", .muted)
    return gutter
  }

  private func toned(_ line: StyledLine, _ number: Int) -> StyledLine {
    guard let highlighted, !highlighted.contains(number) else { return line }
    return StyledLine(line.text, .muted)
  }
}
