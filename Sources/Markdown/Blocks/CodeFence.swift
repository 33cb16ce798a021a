/// The line that opens a fenced code block (CommonMark §4.5).
struct CodeFence {
  /// In columns: as much is taken off every line of the code.
  let indent: Int
  /// The text after the fence, with escapes and character references resolved.
  let info: String
  private let character: UInt8
  private let length: Int

  /// Reads a fence of three or more backticks or tildes; `nil` when there is none.
  init?(_ text: ByteReader, indent: Int) {
    let character = text.peek
    guard character == "`" || character == "~" else { return nil }
    var reader = text
    length = reader.skip { $0 == character }
    guard length >= 3 else { return nil }
    // Backticks after backticks are a code span of a paragraph.
    if character == "`", reader.offset(of: "`") != nil { return nil }
    let info = reader.bytes.trimmed(reader.offset..<reader.end)
    self.info = ByteReader(reader.bytes, in: info).unescapedString
    self.character = character
    self.indent = indent
  }

  /// Whether the text is the fence that ends the block.
  func isClosed(by text: ByteReader) -> Bool {
    var reader = text
    return reader.skip { $0 == character } >= length && reader.takeBlankRestOfLine()
  }
}
