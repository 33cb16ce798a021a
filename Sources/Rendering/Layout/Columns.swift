/// Two columns of lines, with a gap of three cells between them.
package struct Columns: Hashable, Sendable {
  /// In cells.
  package let left: Int
  package let right: Int

  /// Two columns of the same width, or the right one wider by one.
  package init(width: Int) {
    left = max(1, (width - 3) / 2)
    right = max(1, width - 3 - left)
  }

  /// The lines of both columns; the shorter one is filled up with nothing.
  package func lines(
    _ leftLines: [StyledLine], _ rightLines: [StyledLine],
    gap: StyledLine = StyledLine("   ")
  ) -> [StyledLine] {
    (0..<max(leftLines.count, rightLines.count)).map { index in
      let first = index < leftLines.count ? leftLines[index] : .empty
      let second = index < rightLines.count ? rightLines[index] : .empty
      return (first.padded(to: left) + gap + second).withoutTrailingSpaces
    }
  }
}
