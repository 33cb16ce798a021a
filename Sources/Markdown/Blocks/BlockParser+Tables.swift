// Tables (GFM): known only when their second line is read.

extension BlockParser {
  /// Makes the last line of the open paragraph a table's header when this is its delimiter row.
  mutating func openTable(_ matched: Int) -> Bool {
    guard matched == containers.count, leaf?.isParagraph == true, let header = leaf?.lines.last,
      let alignments = TableRow.alignments(cursor.text),
      TableRow.cells(ByteReader(bytes, in: header.range)).count == alignments.count
    else { return false }
    leaf?.lines.removeLast()
    closeLeaf()
    leaf = Leaf(.table(alignments), at: header.position)
    leaf?.lines = [header]
    return true
  }

  /// Whether a table is open and this line may be a row of it.
  ///
  /// Short rows are filled up, so a wide header could ask for many more cells than the text has
  /// bytes; such a table ends early.
  var tableHasRoom: Bool {
    guard case .table(let alignments) = leaf?.kind, let header = leaf?.lines.first,
      let rows = leaf?.lines.count
    else { return false }
    let bytesOfTable = cursor.line.range.upperBound - header.range.lowerBound
    return rows * alignments.count <= 10_000 + bytesOfTable
  }
}
