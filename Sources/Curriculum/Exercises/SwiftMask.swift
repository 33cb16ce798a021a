/// Swift source in which comments and string literals are blank, while every other byte keeps its place.
///
/// This target cannot parse Swift, and does not have to: to find the names of test functions, it is enough not to look
/// into text. Regular expression literals are not recognised; a quote in one may hide the rest of its line.
struct SwiftMask {
  private(set) var bytes: [UInt8]
  private var index = 0
  /// What the scanner is in; an interpolation is code inside a string inside code.
  private var modes: [Mode] = [.code(parentheses: 0)]

  private enum Mode {
    case code(parentheses: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  init(_ source: String) {
    bytes = Array(source.utf8)
    while index < bytes.count {
      switch modes.last ?? .code(parentheses: 0) {
      case .code(let parentheses): stepInCode(parentheses)
      case .string(let hashes, let isMultiline): stepInString(hashes, isMultiline)
      }
    }
  }

  private func byte(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private func starts(with text: StaticString, at distance: Int = 0) -> Bool {
    text.withUTF8Buffer { bytes.dropFirst(index + distance).starts(with: $0) }
  }

  /// How many `#` stand here.
  private func hashes(at distance: Int) -> Int {
    bytes.dropFirst(index + distance).prefix { $0 == UInt8(ascii: "#") }.count
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
      index += 1
    }
  }

  private mutating func stepInCode(_ parentheses: Int) {
    if starts(with: "//") {
      while let byte = byte(), byte != UInt8(ascii: "\n") { blank(1) }
    } else if starts(with: "/*") {
      blankComment()
    } else if let byte = byte(), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
      startString()
    } else if byte() == UInt8(ascii: "`") {
      passRawIdentifier()
    } else {
      passCode(parentheses)
    }
  }

  private mutating func passCode(_ parentheses: Int) {
    switch byte() {
    case UInt8(ascii: "("): setMode(.code(parentheses: parentheses + 1))
    case UInt8(ascii: ")") where parentheses > 0: setMode(.code(parentheses: parentheses - 1))
    case UInt8(ascii: ")") where modes.count > 1: modes.removeLast()
    default: break
    }
    // Code in an interpolation belongs to a string, and declares nothing.
    if modes.count > 1 { blank(1) } else { index += 1 }
  }

  private mutating func setMode(_ mode: Mode) {
    modes[modes.count - 1] = mode
  }

  private mutating func startString() {
    let hashes = hashes(at: 0)
    guard byte(hashes) == UInt8(ascii: "\"") else { return index += max(hashes, 1) }
    let isMultiline = starts(with: "\"\"\"", at: hashes)
    blank(hashes + (isMultiline ? 3 : 1))
    modes.append(.string(hashes: hashes, isMultiline: isMultiline))
  }

  private mutating func stepInString(_ hashes: Int, _ isMultiline: Bool) {
    if byte() == UInt8(ascii: "\\"), self.hashes(at: 1) >= hashes {
      let isInterpolation = byte(hashes + 1) == UInt8(ascii: "(")
      blank(hashes + 2)
      if isInterpolation { modes.append(.code(parentheses: 0)) }
    } else if byte() == UInt8(ascii: "\n"), !isMultiline {
      modes.removeLast()
    } else if starts(with: isMultiline ? "\"\"\"" : "\""),
      self.hashes(at: isMultiline ? 3 : 1) >= hashes
    {
      blank((isMultiline ? 3 : 1) + hashes)
      modes.removeLast()
    } else {
      blank(1)
    }
  }

  /// Block comments nest.
  private mutating func blankComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func passRawIdentifier() {
    index += 1
    while let byte = byte(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { index += 1 }
    index += 1
  }
}
