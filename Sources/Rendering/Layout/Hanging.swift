/// A mark before the first of some lines, and its indentation before the others.
package struct Hanging: Hashable, Sendable {
  package let first: StyledLine
  /// As wide as `first`.
  package let rest: StyledLine

  package init(first: StyledLine, rest: StyledLine) {
    self.first = first
    self.rest = rest
  }

  /// The mark, and spaces below it.
  package init(_ first: StyledLine) {
    self.init(first: first, rest: StyledLine(String(repeating: " ", count: first.width)))
  }

  /// The lines that `content` lays out for the width that is left.
  ///
  /// Where less than four cells are left, the mark stands above lines of the whole width.
  package func lines(width: Int, content: (Int) -> [StyledLine]) -> [StyledLine] {
    guard width - first.width >= 4 else {
      return LineWrapper(width: width).lines(of: first.spans) + content(width)
    }
    return content(width - first.width).enumerated().map { index, line in
      ((index == 0 ? first : rest) + line).withoutTrailingSpaces
    }
  }
}
