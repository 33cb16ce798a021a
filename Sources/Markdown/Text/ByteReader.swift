/// A part of a text, read byte by byte; past its end there are only zeros.
///
/// Zero is a safe mark for the end because `SourceText` has no NUL.
struct ByteReader {
  let bytes: [UInt8]
  let end: Int
  var offset: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    let range = range.clamped(to: bytes.indices)
    offset = range.lowerBound
    end = range.upperBound
  }

  init(_ bytes: [UInt8]) {
    self.init(bytes, in: bytes.indices)
  }

  var isAtEnd: Bool { offset >= end }

  var peek: UInt8 { offset < end ? bytes[offset] : 0 }

  func peek(ahead distance: Int) -> UInt8 {
    byte(at: offset + distance)
  }

  func byte(at offset: Int) -> UInt8 {
    offset >= 0 && offset < end ? bytes[offset] : 0
  }

  /// Whether the text goes on with `word`, which is in small letters when the case is ignored.
  func isAt(_ word: String, ignoringCase: Bool = false) -> Bool {
    var place = offset
    for expected in word.utf8 {
      let found = byte(at: place)
      guard expected == (ignoringCase ? found.lowercased : found) else { return false }
      place += 1
    }
    return true
  }

  func string(from start: Int) -> String {
    bytes.string(start..<max(start, offset))
  }

  /// The offset of the first `word` from here on, or `nil`.
  func offset(of word: String, ignoringCase: Bool = false) -> Int? {
    var copy = self
    guard let first = word.utf8.first else { return offset }
    while !copy.isAtEnd {
      let byte = ignoringCase ? copy.peek.lowercased : copy.peek
      if byte == first, copy.isAt(word, ignoringCase: ignoringCase) { return copy.offset }
      copy.offset += 1
    }
    return nil
  }

  /// Moves over `character` when it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == character else { return false }
    offset += 1
    return true
  }

  /// Moves over `word` when it comes next.
  mutating func take(_ word: String, ignoringCase: Bool = false) -> Bool {
    guard isAt(word, ignoringCase: ignoringCase) else { return false }
    offset += word.utf8.count
    return true
  }

  /// Moves over all bytes that are accepted and says how many they were.
  @discardableResult
  mutating func skip(while accepts: (UInt8) -> Bool) -> Int {
    let start = offset
    while offset < end, accepts(bytes[offset]) { offset += 1 }
    return offset - start
  }

  @discardableResult
  mutating func skipSpaces() -> Int {
    skip { $0.isSpaceOrTab }
  }

  /// Moves over spaces, tabs and at most one line break, and says how many bytes they were.
  @discardableResult
  mutating func skipSpacesAndOneLineBreak() -> Int {
    let start = offset
    skipSpaces()
    if take("\n") { skipSpaces() }
    return offset - start
  }

  /// Moves over what is left of the line and its break when that is blank.
  mutating func takeBlankRestOfLine() -> Bool {
    var ahead = self
    ahead.skipSpaces()
    guard ahead.isAtEnd || ahead.take("\n") else { return false }
    offset = ahead.offset
    return true
  }
}
