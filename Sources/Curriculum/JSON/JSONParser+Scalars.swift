import Markdown

// The values of JSON that hold no other values: words and numbers (RFC 8259 §3 and §6), and texts (§7).

extension JSONParser {
  /// `true`, `false` or `null`; anything else cannot begin a value.
  mutating func word() -> JSONValue.Content? {
    let start = cursor.position
    let first = cursor.byte
    let isLetter = { (byte: UInt8) in (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
    let letters = String(decoding: cursor.takeAll(where: isLetter), as: UTF8.self)
    switch letters {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    case "":
      let hint = first == UInt8(ascii: "'") ? "texts stand between double quotes" : ""
      report(at: start, "expected a value, not \(name(of: first))", suggestion: hint)
    default:
      report(
        at: start, "expected a value, not \(quoted(letters))",
        suggestion: didYouMean(letters, among: ["true", "false", "null"]))
    }
    return nil
  }

  /// A number; a malformed one is reported, and read as well as it can be.
  mutating func number() -> JSONValue.Content? {
    let start = cursor.position
    let digits = cursor.takeAll { byte in
      (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    let text = String(decoding: digits, as: UTF8.self)
    // A Double needs at most 17 digits: what is longer than this is no number that an author wrote.
    let number = digits.count <= 100 ? Double(text) : nil
    if let number, number.isFinite, isJSONNumber(Array(digits)) { return .number(number) }
    let isOverflow = number?.isInfinite == true || digits.count > 100
    report(
      at: start,
      isOverflow ? "\(quoted(text)) is too large a number" : "\(quoted(text)) is no JSON number")
    return .number(number.flatMap { $0.isFinite ? $0 : nil } ?? 1)
  }

  /// Whether it is `-`? (`0` or digits from 1–9) (`.` digits)? (`e` sign? digits)?, as RFC 8259 §6 has it.
  private func isJSONNumber(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    func takeDigits() -> Int {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    func take(_ set: String) -> Bool {
      guard let first = rest.first, set.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("-")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = takeDigits()
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if take("."), takeDigits() == 0 { return false }
    if take("eE") {
      _ = take("+-")
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// The text between two double quotes; the cursor stands on the first.
  mutating func text() -> String? {
    let start = cursor.position
    var bytes: [UInt8] = []
    cursor.advance()
    while true {
      bytes += cursor.takeAll { byte in
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      }
      let place = cursor.position
      switch cursor.byte {
      case UInt8(ascii: "\""):
        cursor.advance()
        return decoded(bytes, at: start)
      case UInt8(ascii: "\\"):
        cursor.advance()
        bytes += String(escape(at: place)).utf8
      case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        let hint = cursor.byte == nil ? "" : "a line break inside a text is written \\n"
        report(at: start, "the text that starts here is not closed on its line", suggestion: hint)
        return nil
      case .some(let byte):
        report("the byte \(byte) must be escaped in a text", suggestion: "a tab is written \\t")
        cursor.advance()
      }
    }
  }

  private mutating func decoded(_ bytes: [UInt8], at start: TextPosition) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    report(at: start, "the text that starts here is not valid UTF-8")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The scalar that an escape stands for; the cursor stands after the backslash.
  private mutating func escape(at place: TextPosition) -> Unicode.Scalar {
    let byte = cursor.byte
    guard let byte, byte >= 0x20 else { return "\u{FFFD}" }
    cursor.advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return codePoint(at: place)
    default:
      report(
        at: place, "'\\' before \(name(of: byte)) is no escape",
        suggestion: "a backslash itself is written \\\\")
      return "\u{FFFD}"
    }
  }

  /// `XXXX`, or `XXXX\uXXXX` for a scalar beyond U+FFFF (RFC 8259 §7).
  private mutating func codePoint(at place: TextPosition) -> Unicode.Scalar {
    guard let first = fourHexDigits(at: place) else { return "\u{FFFD}" }
    if let scalar = Unicode.Scalar(first) { return scalar }
    if (0xD800...0xDBFF).contains(first), cursor.byte == UInt8(ascii: "\\"),
      cursor.byte(ahead: 1) == UInt8(ascii: "u")
    {
      cursor.advance()
      cursor.advance()
      guard let second = fourHexDigits(at: place) else { return "\u{FFFD}" }
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    report(at: place, "half of a surrogate pair")
    return "\u{FFFD}"
  }

  private mutating func fourHexDigits(at place: TextPosition) -> UInt32? {
    var digits = ""
    while digits.count < 4, let byte = cursor.byte, Character(Unicode.Scalar(byte)).isHexDigit {
      digits.append(Character(Unicode.Scalar(byte)))
      cursor.advance()
    }
    if digits.count == 4, let code = UInt32(digits, radix: 16) { return code }
    report(at: place, "'\\u' needs four hexadecimal digits")
    return nil
  }
}
