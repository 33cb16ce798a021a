/// Where a line of the source stands, without its line break.
struct SourceLine {
  let number: Int
  let range: Range<Int>

  /// The position of the byte at `offset`, which only ASCII may precede in its line.
  ///
  /// Blocks start after spaces and markers, so counting bytes counts characters.
  func position(at offset: Int) -> TextPosition {
    TextPosition(line: number, column: offset - range.lowerBound + 1)
  }
}
