/// A bullet, or a number with its delimiter, that starts a list item (CommonMark §5.2).
struct ListMarker {
  /// The bullet, or the delimiter after the number: items of another style start another list.
  let style: UInt8
  /// `nil` for a bullet.
  let number: Int?
  /// In columns.
  let width: Int

  /// Reads a marker; `nil` when there is none or no space follows it.
  init?(_ text: ByteReader) {
    var reader = text
    // Ten digits could overflow an integer of a browser, so the specification allows nine.
    let digits = reader.skip { $0.isDigit }
    guard digits <= 9 else { return nil }
    number = digits > 0 ? Int(reader.string(from: text.offset)) : nil
    style = reader.peek
    switch style {
    case "-", "+", "*": guard digits == 0 else { return nil }
    case ".", ")": guard digits > 0 else { return nil }
    default: return nil
    }
    width = digits + 1
    let following = reader.peek(ahead: 1)
    guard following == 0 || following.isSpaceOrTab else { return nil }
  }

  /// Whether it may start a list in the middle of a paragraph: `1984.` at a line's start is prose.
  func mayInterruptParagraph(_ text: ByteReader) -> Bool {
    var reader = text
    reader.offset += width
    return (number ?? 1) == 1 && !reader.takeBlankRestOfLine()
  }
}
