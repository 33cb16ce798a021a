/// A line that makes a heading: `# Title`, or the underline of a title (CommonMark §4.2–4.3).
enum HeadingLine {
  /// The level and the title of an ATX heading, or `nil`.
  static func atx(_ text: ByteReader) -> (level: Int, title: Range<Int>)? {
    var reader = text
    let level = reader.skip { $0 == "#" }
    guard (1...6).contains(level), reader.isAtEnd || reader.peek.isSpaceOrTab else { return nil }
    let title = reader.bytes.trimmed(reader.offset..<reader.end)
    return (level, withoutClosingMarks(title, of: reader.bytes))
  }

  /// The level that an underline gives to the paragraph above, or `nil`.
  static func setextLevel(_ text: ByteReader) -> Int? {
    let character = text.peek
    guard character == "=" || character == "-" else { return nil }
    var reader = text
    reader.skip { $0 == character }
    guard reader.takeBlankRestOfLine() else { return nil }
    return character == "=" ? 1 : 2
  }

  /// Marks at the end belong to the title unless a space precedes them.
  private static func withoutClosingMarks(_ title: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    var end = title.upperBound
    while end > title.lowerBound, bytes[end - 1] == "#" { end -= 1 }
    guard end > title.lowerBound else { return end..<end }
    return bytes[end - 1].isSpaceOrTab ? bytes.trimmed(title.lowerBound..<end) : title
  }
}
