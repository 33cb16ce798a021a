/// A look at the brackets of a file before it is parsed.
///
/// The time that SwiftParser needs for nested `[`, string interpolations and generic arguments
/// grows exponentially, so what nobody would write must not reach it. This knows just enough of
/// Swift's comments and strings to leave the brackets in them alone.
struct NestingScan {
  /// Brackets of all kinds inside each other.
  private static let brackets = 100
  /// `[` inside each other, and `\(` inside each other.
  private static let heavyBrackets = 12
  /// `<` directly behind a name, inside each other.
  private static let angles = 40

  private let bytes: [UInt8]
  private var index = 0
  private var contexts = [Context.code]
  private var open: [UInt8] = []
  private var openSquares = 0
  private var openAngles = 0

  private enum Context {
    case code
    /// The number of brackets that were open when the interpolation began.
    case interpolation(Int)
    case string(pounds: Int, isMultiline: Bool)
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The UTF-8 offset at which a file is nested too deeply; `nil` for every reasonable file.
  mutating func firstOffsetTooDeep() -> Int? {
    while index < bytes.count {
      if case .string(let pounds, let isMultiline) = contexts.last {
        readString(pounds: pounds, isMultiline: isMultiline)
      } else {
        readCode()
      }
      if isTooDeep { return min(index, bytes.count) - 1 }
    }
    return nil
  }

  private var isTooDeep: Bool {
    open.count > Self.brackets || openSquares > Self.heavyBrackets || openAngles > Self.angles
      || contexts.count > 2 * Self.heavyBrackets
  }

  private mutating func readCode() {
    switch bytes[index] {
    case UInt8(ascii: "/") where matches("//"): skipLine()
    case UInt8(ascii: "/") where matches("/*"): skipComment()
    case UInt8(ascii: "\""): openString(pounds: 0)
    case UInt8(ascii: "#"): readPounds()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): openBracket()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket()
    case UInt8(ascii: "<") where followsName: openAngles += 1
    case UInt8(ascii: ">"): openAngles = max(0, openAngles - 1)
    case UInt8(ascii: ";"): openAngles = 0
    default: break
    }
    index += 1
  }

  private mutating func openBracket() {
    open.append(bytes[index])
    if bytes[index] == UInt8(ascii: "[") { openSquares += 1 }
    if bytes[index] == UInt8(ascii: "{") { openAngles = 0 }
  }

  private mutating func closeBracket() {
    if bytes[index] == UInt8(ascii: "}") { openAngles = 0 }
    if let closed = open.popLast(), closed == UInt8(ascii: "[") { openSquares -= 1 }
    if case .interpolation(let outer) = contexts.last, open.count == outer {
      contexts.removeLast()
    }
  }

  private mutating func readPounds() {
    let pounds = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    index += pounds - 1
    if byte(at: index + 1) == UInt8(ascii: "\"") {
      index += 1
      openString(pounds: pounds)
    }
  }

  private mutating func openString(pounds: Int) {
    let isMultiline = matches("\"\"\"")
    if isMultiline { index += 2 }
    contexts.append(.string(pounds: pounds, isMultiline: isMultiline))
  }

  private mutating func readString(pounds: Int, isMultiline: Bool) {
    let escape = "\\" + String(repeating: "#", count: pounds)
    let end = (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: pounds)
    if matches(escape + "(") {
      index += pounds + 2
      contexts.append(.interpolation(open.count))
      open.append(UInt8(ascii: "("))
    } else if matches(escape) {
      index += pounds + 2
    } else if matches(end) {
      index += end.utf8.count
      contexts.removeLast()
    } else {
      // A string of one line that is not closed ends with the line.
      if !isMultiline, bytes[index] == UInt8(ascii: "\n") { contexts.removeLast() }
      index += 1
    }
  }

  private mutating func skipLine() {
    while index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "\n") { index += 1 }
  }

  /// Block comments nest in Swift.
  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if matches("/*") {
        depth += 1
        index += 2
      } else if matches("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
      if depth == 0 { break }
    }
    index -= 1
  }

  private var followsName: Bool {
    guard let before = byte(at: index - 1) else { return false }
    return before == UInt8(ascii: "_") || before == UInt8(ascii: "`") || before >= 0x80
      || Character(Unicode.Scalar(before)).isLetter || Character(Unicode.Scalar(before)).isNumber
  }

  private func byte(at index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  private func matches(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }
}
