/// The lines of a fenced or an indented code block (CommonMark §4.4–4.5).
package struct CodeBlock: Hashable, Sendable {
  /// The text after the opening fence, trimmed; empty for an indented block.
  package let info: String
  /// The code, lines without their fence indentation, without a line break at the end.
  package let text: String
  /// The line of the source on which the code itself starts.
  package let firstLine: Int

  package init(info: String, text: String, firstLine: Int) {
    self.info = info
    self.text = text
    self.firstLine = firstLine
  }
}
