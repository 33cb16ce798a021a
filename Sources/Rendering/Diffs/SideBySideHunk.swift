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
    let sign: StyledLine
    let line: StyledLine
  }

  /// `kept` are the coloured lines of the new text; a line that is missing there stays plain.
  init(_ hunk: ArraySlice<LineDiff.Change>, kept: [StyledLine] = []) {
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
      case .removed(let old, let text): removed.append(Self.side(old, "-", text, .bad))
      case .added(let new, let text): added.append(Self.side(new, "+", text, .good))
      case .kept(let old, let new, let text):
        flush()
        let line = kept.line(new) ?? StyledLine(inert(text))
        let sides = [old, new].map { Side(number: $0, sign: StyledLine(" "), line: line) }
        rows.append(Row(left: sides.first, right: sides.last))
      }
    }
    flush()
    self.rows = rows
  }

  private static func side(
    _ number: Int, _ sign: String, _ text: String, _ style: Style
  ) -> Side {
    Side(number: number, sign: StyledLine(sign, style), line: StyledLine(inert(text), style))
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
    let gutter = StyledLine(
      String(repeating: " ", count: max(0, 4 - number.count)) + number + " ", .muted)
    let blank = StyledLine(String(repeating: " ", count: gutter.width))
    return Hanging(first: gutter + side.sign, rest: blank + side.sign).lines(width: width) {
      CodeWrapper(width: $0).pieces(of: side.line)
    }
  }
}
