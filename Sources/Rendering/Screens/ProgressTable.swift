import Curriculum
package import Languages
import Markdown

/// What the learner did so far: one row per lesson, and where that is kept.
package struct ProgressTable: Sendable {
  package let rows: [LessonRow]
  package let language: Language
  /// The path of the state file.
  package let stateFile: String

  package init(_ rows: [LessonRow], stateFile: String, in language: Language) {
    self.rows = rows
    self.stateFile = stateFile
    self.language = language
  }

  /// The sum of it, the table, and where it is kept.
  package func lines(width: Int) -> [StyledLine] {
    let summary = LessonList(rows, in: language).summary.joined(separator: " · ")
    let path = CoursePhrase.stateFile(language, ["path": .text(inert(stateFile))])
    let wrapper = LineWrapper(width: width)
    return wrapper.lines(of: summary, .heading) + [.empty]
      + TableLayout(table).lines(width: width) + [.empty] + wrapper.lines(of: path, .muted)
  }

  /// One line per lesson for programs, with tabs between the fields.
  ///
  /// Number, state, minutes spent, attempts, hints, title.
  package var records: [String] {
    rows.map { row in
      [
        row.number, row.state.rawValue, String(row.minutesSpent), String(row.attempts),
        String(row.hints), inertLine(row.title),
      ].joined(separator: "\t")
    }
  }

  private var table: Table {
    let header: [CoursePhrase] = [
      .lesson, .stateColumn, .timeColumn, .triesColumn, .hintsColumn,
    ]
    return Table(
      alignments: [nil, nil, .trailing, .trailing, .trailing],
      header: header.map { [.text($0(language))] },
      rows: rows.map { row in
        [
          "\(row.number) \(inert(row.title))",
          "\(row.state.mark.text) \(row.state.word(in: language))",
          String(row.minutesSpent), String(row.attempts), String(row.hints),
        ].map { [.text($0)] }
      })
  }
}
