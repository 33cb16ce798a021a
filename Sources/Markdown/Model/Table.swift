/// A GFM table; every row has as many cells as the header.
package struct Table: Hashable, Sendable {
  /// One per column; `nil` where the author states none.
  package let alignments: [Alignment?]
  package let header: [[Inline]]
  package let rows: [[[Inline]]]

  package init(alignments: [Alignment?], header: [[Inline]], rows: [[[Inline]]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }

  /// The side of its column that the text of a cell keeps to.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }
}
