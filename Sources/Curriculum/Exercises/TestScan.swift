import Markdown

/// Looks for `@Test … func name(labels)` in source without comments and strings.
struct TestScan {
  private let bytes: [UInt8]
  /// With its strings, which columns count as they are written.
  private let source: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ source: String) {
    bytes = SwiftMask(source).bytes
    self.source = Array(source.utf8)
  }

  mutating func tests() -> [DeclaredTest] {
    var tests: [DeclaredTest] = []
    while byte != nil {
      if take("@Test") {
        if let test = declaration() { tests.append(test) }
      } else {
        advance()
      }
    }
    return tests
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func advance() {
    guard let byte else { return }
    index += 1
    guard byte == UInt8(ascii: "\n") else { return }
    line += 1
    lineStart = index
  }

  /// Whether this word stands here as a whole; then it is passed.
  private mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    let end = index + word.utf8.count
    if end < bytes.count, isNamePart(bytes[end]) { return false }
    index = end
    return true
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { advance() }
  }

  /// What follows the attribute: other attributes and modifiers, then the function; `nil` for anything else.
  private mutating func declaration() -> DeclaredTest? {
    while true {
      skipSpace()
      if byte == UInt8(ascii: "(") {
        _ = bracketed()
      } else if take("func") {
        return function()
      } else if byte == UInt8(ascii: "@") {
        advance()
      } else if word().isEmpty {
        return nil
      }
    }
  }

  private mutating func function() -> DeclaredTest? {
    skipSpace()
    let column = String(decoding: source[lineStart..<index], as: UTF8.self).count + 1
    let position = TextPosition(line: line, column: column)
    let name = word()
    while let byte, byte != UInt8(ascii: "("), byte != UInt8(ascii: "{") { advance() }
    guard !name.isEmpty, byte == UInt8(ascii: "(") else { return nil }
    let labels = TestScan(unmasked: bracketed()).labels()
    return DeclaredTest(name: "\(name)(\(labels.map { $0 + ":" }.joined()))", position: position)
  }

  /// An identifier, raw or not; empty when none stands here.
  private mutating func word() -> String {
    let start = index
    if byte == UInt8(ascii: "`") {
      repeat { advance() } while byte != nil && byte != UInt8(ascii: "`")
      advance()
    } else {
      while let byte, isNamePart(byte) { advance() }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// What stands between the bracket here and its partner.
  private mutating func bracketed() -> ArraySlice<UInt8> {
    let start = index + 1
    var depth = 0
    while let byte {
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      advance()
      if depth == 0 { break }
    }
    return bytes[min(start, index)..<max(start, index - 1)]
  }

  private init(unmasked bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    source = self.bytes
  }

  /// The first word of each parameter.
  private consuming func labels() -> [String] {
    var labels: [String] = []
    while true {
      skipSpace()
      let label = word()
      if !label.isEmpty { labels.append(label) }
      guard skipParameter() else { return labels }
    }
  }

  /// Passes the comma that ends this parameter; whether there was one.
  private mutating func skipParameter() -> Bool {
    var angles = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        _ = bracketed()
        continue
      case UInt8(ascii: "<"): angles += 1
      // The arrow of a function type closes nothing.
      case UInt8(ascii: ">") where index == 0 || bytes[index - 1] != UInt8(ascii: "-"): angles -= 1
      case UInt8(ascii: ",") where angles <= 0:
        advance()
        return true
      default: break
      }
      advance()
    }
    return false
  }
}
