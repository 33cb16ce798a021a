/// The cells of one line of a table (GFM, tables).
enum TableRow {
  /// Where each cell stands, trimmed; the bars at the ends of the line are optional.
  static func cells(_ line: ByteReader) -> [Range<Int>] {
    let bytes = line.bytes
    let inside = bytes.trimmed(line.offset..<line.end)
    var start = inside.lowerBound
    var cells: [Range<Int>] = []
    for offset in inside where bytes[offset] == "|" {
      if offset == inside.lowerBound {
        start = offset + 1
      } else if bytes[offset - 1] != "\\" {
        cells.append(bytes.trimmed(start..<offset))
        start = offset + 1
      }
    }
    if start < inside.upperBound { cells.append(bytes.trimmed(start..<inside.upperBound)) }
    return cells
  }

  /// The alignments that a delimiter row such as `|:--|--:|` states, or `nil` when it is none.
  static func alignments(_ line: ByteReader) -> [Table.Alignment?]? {
    let mayStart = line.peek == "|" || line.peek == "-" || line.peek == ":"
    guard mayStart, line.offset(of: "|") != nil || line.offset(of: ":") != nil else { return nil }
    var alignments: [Table.Alignment?] = []
    for cell in cells(line) {
      var reader = ByteReader(line.bytes, in: cell)
      let isLeading = reader.take(":")
      guard reader.skip(while: { $0 == "-" }) > 0 else { return nil }
      let isTrailing = reader.take(":")
      guard reader.isAtEnd else { return nil }
      alignments.append(alignment(isLeading: isLeading, isTrailing: isTrailing))
    }
    return alignments.isEmpty ? nil : alignments
  }

  private static func alignment(isLeading: Bool, isTrailing: Bool) -> Table.Alignment? {
    switch (isLeading, isTrailing) {
    case (true, true): .center
    case (true, false): .leading
    case (false, true): .trailing
    case (false, false): nil
    }
  }
}
