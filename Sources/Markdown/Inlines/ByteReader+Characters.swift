// Backslash escapes and character references (CommonMark §2.4–2.5).

extension ByteReader {
  /// The text from here to the end, with escapes and character references resolved.
  var unescapedString: String {
    guard bytes[offset..<end].contains(where: { $0 == "\\" || $0 == "&" }) else {
      return bytes.string(offset..<end)
    }
    var reader = self
    var text: [UInt8] = []
    while !reader.isAtEnd {
      if let character = reader.takeCharacterReference() {
        text.append(contentsOf: character.utf8)
        continue
      }
      if reader.peek == "\\", reader.peek(ahead: 1).isPunctuation { reader.offset += 1 }
      text.append(reader.peek)
      reader.offset += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Moves over `&name;`, `&#123;` or `&#x7B;`; `nil` and no move for an unknown name as well.
  mutating func takeCharacterReference() -> String? {
    var ahead = self
    guard ahead.take("&") else { return nil }
    let character = ahead.take("#") ? ahead.takeNumber() : ahead.takeName()
    guard let character, ahead.take(";") else { return nil }
    self = ahead
    return character
  }

  private mutating func takeName() -> String? {
    let start = offset
    skip { $0.isAlphanumeric }
    // No name is longer, and looking up a long one costs time.
    guard offset - start <= 31 else { return nil }
    return NamedCharacters.named(string(from: start))
  }

  private mutating func takeNumber() -> String? {
    let isHexadecimal = take("x") || take("X")
    let start = offset
    let digits = skip { isHexadecimal ? $0.isHexDigit : $0.isDigit }
    guard (1...(isHexadecimal ? 6 : 7)).contains(digits) else { return nil }
    let code = UInt32(string(from: start), radix: isHexadecimal ? 16 : 10) ?? 0
    // Zero and what is no character become the replacement character.
    let scalar = code == 0 ? nil : Unicode.Scalar(code)
    return String(scalar ?? "\u{FFFD}")
  }
}
