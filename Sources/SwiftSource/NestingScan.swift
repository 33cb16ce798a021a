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
    case Byte.slash: skipComment()
    case Byte.quote: openString(pounds: 0)
    case Byte.pound: readPounds()
    case Byte.openRound, Byte.openSquare, Byte.openCurly: openBracket()
    case Byte.closeRound, Byte.closeSquare, Byte.closeCurly: closeBracket()
    case Byte.less: if followsName { openAngles += 1 }
    case Byte.greater: openAngles = max(0, openAngles - 1)
    case Byte.semicolon: openAngles = 0
    default: break
    }
    index += 1
  }

  private mutating func openBracket() {
    open.append(bytes[index])
    if bytes[index] == Byte.openSquare { openSquares += 1 }
    if bytes[index] == Byte.openCurly { openAngles = 0 }
  }

  private mutating func closeBracket() {
    if bytes[index] == Byte.closeCurly { openAngles = 0 }
    if let closed = open.popLast(), closed == Byte.openSquare { openSquares -= 1 }
    if case .interpolation(let outer) = contexts.last, open.count == outer {
      contexts.removeLast()
    }
  }

  private mutating func readPounds() {
    let pounds = run(of: Byte.pound, from: index)
    index += pounds - 1
    if byte(at: index + 1) == Byte.quote {
      index += 1
      openString(pounds: pounds)
    }
  }

  private mutating func openString(pounds: Int) {
    let isMultiline = run(of: Byte.quote, from: index) >= 3
    if isMultiline { index += 2 }
    contexts.append(.string(pounds: pounds, isMultiline: isMultiline))
  }

  private mutating func readString(pounds: Int, isMultiline: Bool) {
    switch bytes[index] {
    case Byte.backslash where run(of: Byte.pound, from: index + 1) >= pounds:
      index += pounds + 2
      guard byte(at: index - 1) == Byte.openRound else { return }
      contexts.append(.interpolation(open.count))
      open.append(Byte.openRound)
    case Byte.quote:
      let quotes = isMultiline ? 3 : 1
      if run(of: Byte.quote, from: index) >= quotes,
        run(of: Byte.pound, from: index + quotes) >= pounds
      {
        contexts.removeLast()
        index += quotes - 1 + pounds
      }
      index += 1
    default:
      // A string of one line that is not closed ends with the line.
      if !isMultiline, bytes[index] == Byte.newline { contexts.removeLast() }
      index += 1
    }
  }

  /// Leaves the index at the last byte of a comment; block comments nest in Swift.
  private mutating func skipComment() {
    if byte(at: index + 1) == Byte.slash {
      while index + 1 < bytes.count, bytes[index + 1] != Byte.newline { index += 1 }
    } else if byte(at: index + 1) == Byte.star {
      var depth = 0
      repeat {
        let next = byte(at: index + 1)
        if bytes[index] == Byte.slash, next == Byte.star {
          depth += 1
          index += 1
        } else if bytes[index] == Byte.star, next == Byte.slash {
          depth -= 1
          index += 1
        }
        index += 1
      } while depth > 0 && index < bytes.count
      index -= 1
    }
  }

  private var followsName: Bool {
    guard let before = byte(at: index - 1) else { return false }
    switch before {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      return true
    default: return false
    }
  }

  private func byte(at index: Int) -> UInt8? {
    index >= 0 && index < bytes.count ? bytes[index] : nil
  }

  private func run(of wanted: UInt8, from start: Int) -> Int {
    var end = start
    while byte(at: end) == wanted { end += 1 }
    return end - start
  }
}

/// The bytes that the scan looks for.
private enum Byte {
  static let slash = UInt8(ascii: "/"), star = UInt8(ascii: "*"), pound = UInt8(ascii: "#")
  static let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")
  static let newline = UInt8(ascii: "\n"), semicolon = UInt8(ascii: ";")
  static let openRound = UInt8(ascii: "("), closeRound = UInt8(ascii: ")")
  static let openSquare = UInt8(ascii: "["), closeSquare = UInt8(ascii: "]")
  static let openCurly = UInt8(ascii: "{"), closeCurly = UInt8(ascii: "}")
  static let less = UInt8(ascii: "<"), greater = UInt8(ascii: ">")
}
