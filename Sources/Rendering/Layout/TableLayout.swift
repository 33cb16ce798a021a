package import Markdown

/// A table laid out for a width: in columns with wrapped cells, or stacked.
///
/// Where a column would be narrower than its words, every cell gets a line, `header: value`.
package struct TableLayout: Sendable {
  private let header: [[StyledLine.Span]]
  private let rows: [[[StyledLine.Span]]]
  private let alignments: [Table.Alignment?]

  package init(_ table: Table) {
    header = table.header.map { InlineSpans.spans(of: $0, style: .strong) }
    rows = table.rows.map { row in row.map { InlineSpans.spans(of: $0) } }
    alignments = table.alignments
  }

  /// The lines of the table; none for a table without columns.
  package func lines(width: Int) -> [StyledLine] {
    guard !header.isEmpty else { return [] }
    guard let widths = columnWidths(in: width) else { return stackedLines(width: width) }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─")
    let head = header.allSatisfy(\.isEmpty) ? [] : lines(of: header, widths)
    return head + [StyledLine(rule, .muted)] + rows.flatMap { lines(of: $0, widths) }
  }

  // MARK: Columns

  /// The widths of the columns, or `nil` when a column would be narrower than its words.
  private func columnWidths(in width: Int) -> [Int]? {
    let room = width - 3 * (header.count - 1)
    var widths = header.indices.map { column in
      cells(of: column).map { StyledLine($0).width }.max() ?? 0
    }.map { max(1, $0) }
    let least = header.indices.map { column in
      min(20, max(1, cells(of: column).map(longestWord).max() ?? 1))
    }
    guard least.reduce(0, +) <= room else { return nil }
    // The widest column gives way first, so that short ones stay readable.
    while widths.reduce(0, +) > room {
      let shrinking = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = shrinking.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func cells(of column: Int) -> [[StyledLine.Span]] {
    ([header] + rows).compactMap { column < $0.count ? $0[column] : nil }
  }

  private func longestWord(in spans: [StyledLine.Span]) -> Int {
    LineWrapper.words(of: StyledCell.cells(of: spans)).map(\.cells.width).max() ?? 0
  }

  private func lines(of row: [[StyledLine.Span]], _ widths: [Int]) -> [StyledLine] {
    let cells = widths.enumerated().map { column, width in
      LineWrapper(width: width).lines(of: column < row.count ? row[column] : [])
    }
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { index in
      let parts = cells.enumerated().map { column, lines in
        aligned(index < lines.count ? lines[index] : .empty, widths[column], column)
      }
      let line = parts.dropFirst().reduce(parts.first ?? .empty) {
        $0 + StyledLine(" │ ", .muted) + $1
      }
      return line.withoutTrailingSpaces
    }
  }

  private func aligned(_ line: StyledLine, _ width: Int, _ column: Int) -> StyledLine {
    let missing = max(0, width - line.width)
    let before: Int
    switch column < alignments.count ? alignments[column] : nil {
    case .trailing: before = missing
    case .center: before = missing / 2
    case .leading, nil: before = 0
    }
    return (StyledLine(String(repeating: " ", count: before)) + line).padded(to: width)
  }

  // MARK: Stacked

  /// `header: value`, one line per cell, and an empty line between two rows.
  private func stackedLines(width: Int) -> [StyledLine] {
    let blocks = rows.map { row in
      zip(header, row).flatMap { title, value in
        stackedCell(title, value, width: width)
      }
    }
    return Array(blocks.joined(separator: [.empty]))
  }

  private func stackedCell(
    _ title: [StyledLine.Span], _ value: [StyledLine.Span], width: Int
  ) -> [StyledLine] {
    guard !value.isEmpty else { return [] }
    let label = title.isEmpty ? [] : title + [StyledLine.Span(": ", .strong)]
    let lines = LineWrapper(width: max(1, width - 2)).lines(of: label + value)
    return lines.enumerated().map { index, line in
      index > 0 && width > 4 ? StyledLine("  ") + line : line
    }
  }
}
