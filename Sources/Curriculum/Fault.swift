package import Markdown
package import Ports

/// Something wrong at a place of a text, found by a reader that does not know the file.
package struct Fault: Hashable, Sendable {
  package let position: TextPosition
  /// What is wrong, one sentence in English.
  package let message: String
  /// What to do about it; empty when the message says it all.
  package let suggestion: String

  package init(at position: TextPosition, _ message: String, suggestion: String = "") {
    self.position = position
    self.message = message
    self.suggestion = suggestion
  }

  /// The same, once the file is known.
  package func problem(in file: Path) -> Problem {
    Problem(
      file: file, line: position.line, column: position.column, message, suggestion: suggestion)
  }
}
