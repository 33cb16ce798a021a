/// A hunk in two columns: before at the left, after at the right, what replaces each other on one row.
struct SideBySideHunk {
  private let rows: [Row]

  /// `nil` where the other side has a line and this one has none.
  private struct Row {
    var left: Side?
    var right: Side?
  }

  private struct Side {
    let number: Int
    let sign: String
    let text: String
    let style: Style
  }

  init(_ hunk: ArraySlice<LineDiff.Change>) {
    var rows: [Row] = []
    var removed: [Side] = []
    var added: [Side] = []
    func flush() {
      for index in 0..<max(removed.count, added.count) {
        rows.append(
          Row(
            left: index < removed.count ? removed[index] : nil,
            right: index < added.count ? added[index] : nil))
      }
      (removed, added) = ([], [])
    }
    for change in hunk {
      switch change {
      case .removed(let old, let text):
        removed.append(Side(number: old, sign: "-", text: text, style: .bad))
      case .added(let new, let text):
        added.append(Side(number: new, sign: "+", text: text, style: .good))
      case .kept(let old, let new, let text):
        flush()
        rows.append(
          Row(
            left: Side(number: old, sign: " ", text: text, style: .plain),
            right: Side(number: new, sign: " ", text: text, style: .plain)))
      }
    }
    flush()
    self.rows = rows
  }

  func lines(width: Int) -> [StyledLine] {
    let columns = Columns(width: width)
    let gap = StyledLine(" │ ", .muted)
    return rows.flatMap { row in
      columns.lines(
        lines(of: row.left, width: columns.left), lines(of: row.right, width: columns.right),
        gap: gap)
    }
  }

  private func lines(of side: Side?, width: Int) -> [StyledLine] {
    guard let side else { return [] }
    let number = String(side.number)
    let gutter =
      StyledLine(String(repeating: " ", count: max(0, 4 - number.count)) + number + " ", .muted)
      + StyledLine(side.sign, side.style)
    let further =
      StyledLine(String(repeating: " ", count: gutter.width - 1))
      + StyledLine(side.sign, side.style)
    return Hanging(first: gutter, rest: further).lines(width: width) {
      CodeWrapper(width: $0).pieces(of: StyledLine(inert(side.text), side.style))
    }
  }
}
