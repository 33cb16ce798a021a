/// A place in a line that counts columns (CommonMark §2.2).
///
/// A tab reaches to the next multiple of four. A container may take only some of the columns of a
/// tab; the cursor then stays inside the tab.
struct LineCursor {
  let bytes: [UInt8]
  let line: SourceLine
  private(set) var offset: Int
  private var column = 0
  private var isInsideTab = false
  /// The offset of the first byte from here on that is neither space nor tab.
  private(set) var textOffset: Int
  private var textColumn = 0

  init(_ bytes: [UInt8], at line: SourceLine) {
    self.bytes = bytes
    self.line = line
    offset = line.range.lowerBound
    textOffset = offset
    findText()
  }

  /// How many columns of space come before the text.
  var indent: Int { textColumn - column }

  /// Whether nothing but spaces and tabs is left.
  var isBlank: Bool { textOffset >= line.range.upperBound }

  /// The first byte of the text, or zero when the rest is blank.
  var first: UInt8 { text.peek }

  /// What is left of the line, after its indentation.
  var text: ByteReader { ByteReader(bytes, in: textRange) }

  var textRange: Range<Int> { textOffset..<line.range.upperBound }

  var textPosition: TextPosition { line.position(at: textOffset) }

  /// Moves over the indentation and then over `count` bytes of text.
  mutating func skipText(_ count: Int) {
    column = textColumn + count
    offset = min(textOffset + count, line.range.upperBound)
    isInsideTab = false
    findText()
  }

  /// Moves over as many columns of spaces and tabs, or fewer when there are fewer.
  mutating func skipColumns(_ count: Int) {
    var left = min(count, indent)
    while left > 0 {
      let width = bytes[offset] == 0x09 ? 4 - column % 4 : 1
      isInsideTab = width > left
      column += min(width, left)
      left -= min(width, left)
      if !isInsideTab { offset += 1 }
    }
  }

  /// Appends what is left of the line, the rest of a half-taken tab as spaces.
  func appendRest(to text: inout [UInt8]) {
    var start = offset
    if isInsideTab {
      text.append(contentsOf: repeatElement(0x20, count: 4 - column % 4))
      start += 1
    }
    text.append(contentsOf: bytes[start..<line.range.upperBound])
  }

  private mutating func findText() {
    textOffset = offset
    textColumn = column
    while textOffset < line.range.upperBound, bytes[textOffset].isSpaceOrTab {
      textColumn += bytes[textOffset] == 0x09 ? 4 - textColumn % 4 : 1
      textOffset += 1
    }
  }
}
