// The parts of links and of link definitions (CommonMark §6.3). Each `take` moves over a part and
// returns it, or returns `nil`; the reader is then of no further use.

extension ByteReader {
  /// A label in brackets, without them: not blank, at most 999 bytes, no bracket inside.
  mutating func takeLinkLabel() -> Range<Int>? {
    guard take("[") else { return nil }
    let start = offset
    var isBlank = true
    while !isAtEnd, offset - start < 1000 {
      switch peek {
      case "]":
        guard !isBlank else { return nil }
        offset += 1
        return start..<offset - 1
      case "[": return nil
      case "\\" where peek(ahead: 1).isPunctuation:
        isBlank = false
        offset += 2
      default:
        if !peek.isWhitespace { isBlank = false }
        offset += 1
      }
    }
    return nil
  }

  /// A destination, in angle brackets or without spaces; `nil` when there is none.
  mutating func takeLinkDestination() -> String? {
    peek == "<" ? takeBracketedDestination() : takeBareDestination()
  }

  /// A title in double or single quotes or in parentheses, without them.
  mutating func takeLinkTitle() -> String? {
    let opening = peek
    let closing: UInt8
    switch opening {
    case "\"", "'": closing = opening
    case "(": closing = 0x29
    default: return nil
    }
    offset += 1
    let start = offset
    while !isAtEnd {
      if peek == closing {
        defer { offset += 1 }
        return ByteReader(bytes, in: start..<offset).unescapedString
      }
      // Parentheses do not nest here.
      if peek == opening { return nil }
      offset += peek == "\\" && peek(ahead: 1).isPunctuation ? 2 : 1
    }
    return nil
  }

  private mutating func takeBracketedDestination() -> String? {
    offset += 1
    let start = offset
    while !isAtEnd {
      switch peek {
      case ">":
        defer { offset += 1 }
        return ByteReader(bytes, in: start..<offset).unescapedString
      case "<", "\n": return nil
      case "\\": offset += peek(ahead: 1).isPunctuation ? 2 : 1
      default: offset += 1
      }
    }
    return nil
  }

  private mutating func takeBareDestination() -> String? {
    let start = offset
    var depth = 0
    scan: while !isAtEnd {
      switch peek {
      case "(":
        depth += 1
        // The specification asks for three levels at least; a limit keeps hostile text cheap.
        guard depth <= 32 else { return nil }
      case ")":
        guard depth > 0 else { break scan }
        depth -= 1
      case 0x01...0x20, 0x7F: break scan
      case "\\": if peek(ahead: 1).isPunctuation { offset += 1 }
      default: break
      }
      offset += 1
    }
    guard depth == 0, offset > start else { return nil }
    return ByteReader(bytes, in: start..<offset).unescapedString
  }
}
