package import Ports

/// Something that is wrong in a file of a course: where, what, and what to do.
package struct Problem: Error, Hashable, Sendable, Comparable {
  package let file: Path
  /// Line and column from 1; both 1 when the file as a whole is meant.
  package let line: Int
  package let column: Int
  /// What is wrong, one sentence in English: authors read it.
  package let message: String
  /// What to do about it; empty when the message says it all.
  package let suggestion: String

  package init(
    file: Path, line: Int = 1, column: Int = 1, _ message: String, suggestion: String = ""
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.suggestion = suggestion
  }

  /// By file, then by place: the order in which an author works through them.
  package static func < (left: Problem, right: Problem) -> Bool {
    (left.file, left.line, left.column, left.message)
      < (right.file, right.line, right.column, right.message)
  }
}
