package import Languages

/// A screen of the session: header, rule, a part of the body, rule, footer.
///
/// Small screens give up the rules first, then the header, then the footer.
package struct Screen: Hashable, Sendable {
  package let header: ScreenHeader
  /// Laid out for `bodyWidth(columns:)`.
  package let body: [StyledLine]
  package var keys: [KeyHint] = []
  /// The first line of the body that shows, from 0; what is too large shows the end.
  package var offset = 0
  package var language = Language.english

  package init(header: ScreenHeader, body: [StyledLine]) {
    self.header = header
    self.body = body
  }

  /// The width for which a body must be laid out, in cells.
  ///
  /// It leaves a margin of one at each side where there is room.
  package static func bodyWidth(columns: Int) -> Int {
    columns >= 20 ? columns - 2 : max(1, columns)
  }

  /// How many lines of a body show at once; at least 1.
  package static func bodyHeight(rows: Int) -> Int {
    switch rows {
    case ...1: 1
    case 2: 1
    case 3...5: rows - 2
    default: rows - 4
    }
  }

  /// The largest offset at which the screen is still full.
  package func lastOffset(rows: Int) -> Int {
    max(0, body.count - Self.bodyHeight(rows: rows))
  }

  /// The screen at a size; a size of 0 counts as 1, and no size fails.
  package func frame(columns: Int, rows: Int) -> Frame {
    let height = Self.bodyHeight(rows: rows)
    let first = min(max(0, offset), lastOffset(rows: rows))
    var shown = Array(body.dropFirst(first).prefix(height))
    shown += Array(repeating: StyledLine.empty, count: height - shown.count)
    var lines = shown.map { withMargin($0, columns) }
    if rows >= 6 {
      let below = body.count - first - height
      lines.insert(rule(columns), at: 0)
      lines.append(rule(columns, hint: hint(above: first, below: below)))
    }
    if rows >= 3 { lines.insert(marginal(columns, header.line), at: 0) }
    if rows >= 2 { lines.append(marginal(columns) { KeyHint.footer(keys, width: $0) }) }
    return Frame(lines, columns: columns, rows: rows)
  }

  private func marginal(_ columns: Int, _ line: (Int) -> StyledLine) -> StyledLine {
    withMargin(line(Self.bodyWidth(columns: columns)), columns)
  }

  private func withMargin(_ line: StyledLine, _ columns: Int) -> StyledLine {
    columns >= 20 && !line.isEmpty ? StyledLine(" ") + line : line
  }

  // MARK: Rules

  private func hint(above: Int, below: Int) -> String {
    let values: [String: PhraseValue] = ["n": .number(below), "above": .number(above)]
    switch (above > 0, below > 0) {
    case (false, false): return ""
    case (false, true): return ScreenPhrase.moreBelow(language, values)
    case (true, false): return ScreenPhrase.moreAbove(language, ["n": .number(above)])
    case (true, true): return ScreenPhrase.moreBoth(language, values)
    }
  }

  /// A line across the screen, with a hint near its right end if there is one.
  private func rule(_ columns: Int, hint: String = "") -> StyledLine {
    let width = cellWidth(of: hint)
    guard width > 0, width + 4 <= columns else {
      return StyledLine(String(repeating: "─", count: columns), .muted)
    }
    return StyledLine(String(repeating: "─", count: columns - width - 3), .muted)
      + StyledLine(" " + hint + " ", .accent) + StyledLine("─", .muted)
  }
}
