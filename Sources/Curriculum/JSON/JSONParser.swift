import Markdown

/// The grammar of RFC 8259, one method for each rule.
///
/// A method returns `nil` after it has reported why there is nothing to go on with.
struct JSONParser {
  var cursor: JSONCursor
  private(set) var faults: [Fault] = []
  /// A file with more faults than this is no JSON, and nobody reads on.
  private static let faultLimit = 50

  init(_ bytes: [UInt8]) {
    cursor = JSONCursor(bytes)
  }

  mutating func document() -> JSONValue? {
    guard let root = value(depth: 1) else { return nil }
    skipBlanks()
    if let byte = cursor.byte {
      report("unexpected \(name(of: byte)) after the end of the value")
      return nil
    }
    return root
  }

  mutating func report(
    at position: TextPosition? = nil, _ message: String, suggestion: String = ""
  ) {
    guard faults.count < Self.faultLimit else { return }
    faults.append(Fault(at: position ?? cursor.position, message, suggestion: suggestion))
  }

  private mutating func value(depth: Int) -> JSONValue? {
    skipBlanks()
    guard faults.count < Self.faultLimit else { return nil }
    let start = cursor.position
    guard depth <= JSONDocument.depthLimit else {
      report("more than \(JSONDocument.depthLimit) lists and objects lie in one another here")
      return nil
    }
    return content(depth: depth).map {
      JSONValue($0, line: start.line, column: start.column)
    }
  }

  private mutating func content(depth: Int) -> JSONValue.Content? {
    switch cursor.byte {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return number()
    default: return word()
    }
  }

  private mutating func object(depth: Int) -> JSONValue.Content? {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    cursor.advance()
    skipBlanks()
    if cursor.take("}") { return .object([]) }
    while true {
      guard let member = member(depth: depth) else { return nil }
      if !keys.insert(member.key).inserted {
        let place = TextPosition(line: member.line, column: member.column)
        report(at: place, "the key \(quoted(member.key)) stands here a second time")
      }
      members.append(member)
      switch separator(before: "}") {
      case .another: continue
      case .end: return .object(members)
      case nil: return nil
      }
    }
  }

  private mutating func member(depth: Int) -> JSONValue.Member? {
    skipBlanks()
    let start = cursor.position
    guard cursor.byte == UInt8(ascii: "\"") else {
      report("expected a key in double quotes, not \(name(of: cursor.byte))")
      return nil
    }
    guard let key = text() else { return nil }
    skipBlanks()
    guard cursor.take(":") else {
      report("expected ':' after the key \(quoted(key)), not \(name(of: cursor.byte))")
      return nil
    }
    return value(depth: depth + 1).map {
      JSONValue.Member(key: key, line: start.line, column: start.column, value: $0)
    }
  }

  private mutating func list(depth: Int) -> JSONValue.Content? {
    var values: [JSONValue] = []
    cursor.advance()
    skipBlanks()
    if cursor.take("]") { return .list([]) }
    while true {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      switch separator(before: "]") {
      case .another: continue
      case .end: return .list(values)
      case nil: return nil
      }
    }
  }

  private enum Separator { case another, end }

  /// What follows a value in a list or an object; a missing and a superfluous comma are reported and forgiven.
  private mutating func separator(before closing: Unicode.Scalar) -> Separator? {
    let endOfValue = cursor.position
    skipBlanks()
    if cursor.take(closing) { return .end }
    let comma = cursor.position
    if cursor.take(",") {
      skipBlanks()
      guard cursor.take(closing) else { return .another }
      report(at: comma, "',' before '\(closing)'", suggestion: "remove the comma")
      return .end
    }
    let isForgotten =
      cursor.byte == UInt8(ascii: "\"")
      || (closing == "]" && (cursor.byte == UInt8(ascii: "{") || cursor.byte == UInt8(ascii: "[")))
    report(
      "expected ',' or '\(closing)', not \(name(of: cursor.byte))",
      suggestion: isForgotten
        ? "add ',' on line \(endOfValue.line), column \(endOfValue.column)" : "")
    return isForgotten && faults.count < Self.faultLimit ? .another : nil
  }

  /// Whitespace, and comments, which are reported.
  private mutating func skipBlanks() {
    cursor.skipWhitespace()
    while cursor.byte == UInt8(ascii: "/") {
      let next = cursor.byte(ahead: 1)
      guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return }
      report("JSON has no comments", suggestion: "remove the comment")
      skipComment(isLine: next == UInt8(ascii: "/"))
      cursor.skipWhitespace()
    }
  }

  private mutating func skipComment(isLine: Bool) {
    cursor.advance()
    cursor.advance()
    while let byte = cursor.byte {
      if isLine, byte == UInt8(ascii: "\n") { return }
      cursor.advance()
      if !isLine, byte == UInt8(ascii: "*"), cursor.take("/") { return }
    }
  }

  /// What stands here, in the words of a message.
  func name(of byte: UInt8?) -> String {
    guard let byte else { return "the end of the file" }
    guard (0x21...0x7E).contains(byte) else { return "the byte \(byte)" }
    return byte == UInt8(ascii: "'") ? "a single quote" : "'\(Unicode.Scalar(byte))'"
  }
}
