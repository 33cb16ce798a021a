/// What a whole screen shows: exactly as many lines as it has rows, none wider than it is.
package struct Frame: Hashable, Sendable {
  /// In cells, at least 1.
  package let columns: Int
  /// At least 1.
  package let rows: Int
  package let lines: [StyledLine]

  /// Fills up with empty lines, drops what is below the last row, and cuts lines that are too wide.
  package init(_ lines: [StyledLine], columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    let missing = max(0, self.rows - lines.count)
    let width = self.columns
    self.lines =
      lines.prefix(self.rows).map { $0.truncated(to: width) }
      + Array(repeating: .empty, count: missing)
  }
}
