import Curriculum
package import Languages

/// The lessons by principle, each with its state, its minutes and what it took.
package struct LessonList: Sendable {
  package let rows: [LessonRow]
  package let language: Language
  /// The row that the cursor stands on, or `nil` when there is no cursor.
  package var selected: Int?

  package init(_ rows: [LessonRow], in language: Language) {
    self.rows = rows
    self.language = language
  }

  /// Solved of all, and the time that the others need.
  package var summary: [String] {
    let solved = rows.count { $0.state == .solved }
    let left = rows.filter { $0.state != .solved }.reduce(0) { $0 + $1.minutes }
    let count = CoursePhrase.solvedOf(
      language, ["n": .number(solved), "all": .number(rows.count)])
    guard left > 0 else { return [count] }
    let phrase = left < 60 ? CoursePhrase.minutesLeft : .hoursLeft
    let minutes = left < 60 || left % 60 >= 10 ? "\(left % 60)" : "0\(left % 60)"
    return [count, phrase(language, ["h": .number(left / 60), "m": .text(minutes)])]
  }

  /// A heading for every principle and a line for every lesson.
  package func lines(width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var principle: Principle?
    for (index, row) in rows.enumerated() {
      if row.principle != principle {
        principle = row.principle
        let name = StyledLine(CoursePhrase(row.principle)(language), .heading)
        lines.append((StyledLine("    ") + name).truncated(to: width))
      }
      lines.append(line(of: row, isSelected: index == selected, width: width))
    }
    return lines
  }

  /// Which line of `lines(width:)` shows a row, from 0; `nil` for a row that does not exist.
  package func line(ofRow index: Int) -> Int? {
    guard rows.indices.contains(index) else { return nil }
    let headings = rows[...index].indices.count {
      $0 == 0 || rows[$0 - 1].principle != rows[$0].principle
    }
    return index + headings
  }

  /// One line per lesson for programs, with tabs between the fields.
  ///
  /// Number, principle, state, minutes, attempts, hints, title.
  package var records: [String] {
    rows.map { row in
      [
        row.number, row.principle.rawValue, row.state.rawValue, String(row.minutes),
        String(row.attempts), String(row.hints), inertLine(row.title),
      ].joined(separator: "\t")
    }
  }

  private func line(of row: LessonRow, isSelected: Bool, width: Int) -> StyledLine {
    let head =
      StyledLine(isSelected ? "› " : "  ", .accent) + row.state.mark
      + StyledLine(" \(row.number) ", .muted)
    let title = StyledLine(inert(row.title), isSelected ? .strong : .plain)
    let tail = tail(of: row, width: width)
    let room = width - head.width - tail.width - 1
    guard room >= 8 else { return (head + title).truncated(to: width) }
    let line = head + title.truncated(to: room).padded(to: room + 1) + tail
    return line.withoutTrailingSpaces
  }

  /// Trade-off, minutes and effort, below each other in all rows; on a small screen the minutes alone.
  private func tail(of row: LessonRow, width: Int) -> StyledLine {
    let times = rows.map { cellWidth(of: minutes(of: $0)) }.max() ?? 0
    let missing = times - cellWidth(of: minutes(of: row))
    let time = StyledLine(String(repeating: " ", count: missing) + minutes(of: row), .muted)
    guard width >= 60 else { return time }
    let balances = rows.map { cellWidth(of: balance(of: $0)) }.max() ?? 0
    let efforts = rows.map { cellWidth(of: effort(of: $0)) }.max() ?? 0
    return StyledLine(balance(of: row), .muted).padded(to: balances) + StyledLine("  ") + time
      + StyledLine(("  " + effort(of: row)), .muted).padded(to: efforts + 2)
  }

  private func minutes(of row: LessonRow) -> String {
    ScreenPhrase.minutes(language, ["n": .number(row.minutes)])
  }

  private func balance(of row: LessonRow) -> String {
    row.isTradeOff ? "⚖ " + CoursePhrase.tradeOff(language) : ""
  }

  private func effort(of row: LessonRow) -> String {
    var words = row.state == .open ? [] : [row.state.word(in: language)]
    if row.state == .started, row.attempts > 0 {
      words.append(CoursePhrase.tries(language, ["n": .number(row.attempts)]))
    }
    if row.hints > 0 {
      words.append(CoursePhrase.hintsUsed(language, ["n": .number(row.hints)]))
    }
    return words.joined(separator: ", ")
  }
}
