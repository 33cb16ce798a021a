// The parser works on UTF-8: all that has a meaning in Markdown is ASCII, and bytes are fast.
// These operators let a byte be compared with the character itself: `byte == "#"`, `case "#":`.

func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
  UInt32(byte) == character.value
}

func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
  UInt32(byte) != character.value
}

func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
  UInt32(byte) == character.value
}

extension UInt8 {
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  /// Space, tab, line feed, vertical tab, form feed or carriage return.
  var isWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  var isAlphanumeric: Bool { isDigit || isLetter }

  var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

  /// Any visible ASCII character that is neither a letter nor a digit.
  var isPunctuation: Bool { (0x21...0x7E).contains(self) && !isAlphanumeric }

  /// The small letter for a capital; any other byte as it is.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension [UInt8] {
  func string(_ range: Range<Int>) -> String {
    String(decoding: self[range.clamped(to: indices)], as: UTF8.self)
  }

  /// The range without whitespace at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range.clamped(to: indices)
    while let last = range.last, self[last].isWhitespace { range = range.dropLast() }
    while let first = range.first, self[first].isWhitespace { range = range.dropFirst() }
    return range
  }

  func trimmedString(_ range: Range<Int>) -> String {
    string(trimmed(range))
  }
}
