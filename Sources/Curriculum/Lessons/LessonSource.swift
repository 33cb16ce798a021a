import Languages
import Markdown
import Ports

/// The Markdown of a lesson in one language, which finds the columns that blocks do not know.
struct LessonSource: Sendable {
  let file: Path
  let language: Language
  let text: String

  init(file: Path, language: Language, text: String) {
    self.file = file
    self.language = language
    self.text = text
  }

  /// The lines of the text as CommonMark splits them (0.31.2 §2.1).
  ///
  /// Computed afresh, because only a lesson in which something is wrong needs them.
  var lines: [Substring] { splitLines(text) }

  /// Where some words stand, from a line on; that line's first column when they are nowhere.
  func position(of words: String, from line: Int) -> TextPosition {
    guard !words.isEmpty else { return TextPosition(line: line, column: 1) }
    for (index, text) in lines.enumerated().dropFirst(line - 1).prefix(400) {
      if let range = text.firstRange(of: words) {
        let column = text.distance(from: text.startIndex, to: range.lowerBound) + 1
        return TextPosition(line: index + 1, column: column)
      }
    }
    return TextPosition(line: line, column: 1)
  }
}

/// The lines of a text without their ends: LF, CR LF or CR.
func splitLines(_ text: String) -> [Substring] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
}
