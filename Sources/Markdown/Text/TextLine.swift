/// A line of a paragraph, heading or table, without indentation and without its line break.
struct TextLine {
  /// The offsets in the source.
  let range: Range<Int>
  let position: TextPosition
}

extension [TextLine] {
  /// The text of the lines with a line feed between them and no space at the end.
  func joined(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for line in self {
      if !text.isEmpty { text.append(0x0A) }
      text.append(contentsOf: bytes[line.range])
    }
    while let last = text.last, last.isSpaceOrTab { text.removeLast() }
    return text
  }
}
