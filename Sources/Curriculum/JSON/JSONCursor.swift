import Markdown

/// A moving place in a JSON text that knows its line and column.
///
/// The column is kept while moving: to count it afresh for every value would take quadratic time on a file of one line.
struct JSONCursor {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private var line = 1
  private var lineStart = 0
  /// Bytes of this line that continue a scalar, and so begin no column.
  private var continuations = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
  }

  /// The byte here, or `nil` at the end.
  var byte: UInt8? { byte(ahead: 0) }

  func byte(ahead distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Line and column from 1; the column counts Unicode scalars.
  var position: TextPosition {
    TextPosition(line: line, column: offset - lineStart - continuations + 1)
  }

  mutating func advance() {
    guard let byte else { return }
    offset += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      lineStart = offset
      continuations = 0
    } else if byte & 0b1100_0000 == 0b1000_0000 {
      continuations += 1
    }
  }

  /// Whether the byte here was the one asked for; then it is passed.
  mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: wanted) else { return false }
    advance()
    return true
  }

  /// The bytes of this line from here as long as they satisfy a condition; they are passed.
  mutating func takeAll(where isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = bytes[offset...].prefix { $0 != UInt8(ascii: "\n") && isWanted($0) }
    continuations += taken.count { $0 & 0b1100_0000 == 0b1000_0000 }
    offset = taken.endIndex
    return taken
  }

  mutating func skipWhitespace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { advance() }
  }
}
