// Raw HTML (CommonMark §6.6): only how far it reaches matters, for it is never shown.

extension ByteReader {
  /// Moves over an opening or a closing tag; no move when there is none.
  mutating func takeTag() -> Bool {
    var ahead = self
    guard ahead.take("<") else { return false }
    let isTag = ahead.take("/") ? ahead.takeClosingTagRest() : ahead.takeOpeningTagRest()
    if isTag { self = ahead }
    return isTag
  }

  /// Moves over the start of a comment, a processing instruction, a CDATA section or a declaration.
  ///
  /// Returns what ends it, or `nil` without a move when none starts here.
  mutating func takeDeclarationStart() -> String? {
    if take("<!--") { return "-->" }
    if take("<?") { return "?>" }
    if take("<![CDATA[") { return "]]>" }
    return isAt("<!") && peek(ahead: 2).isLetter ? ">" : nil
  }

  private mutating func takeClosingTagRest() -> Bool {
    guard takeTagName() else { return false }
    skip { $0.isWhitespace }
    return take(">")
  }

  private mutating func takeOpeningTagRest() -> Bool {
    guard takeTagName() else { return false }
    while true {
      let spaces = skip { $0.isWhitespace }
      if take(">") || take("/>") { return true }
      guard spaces > 0, takeAttribute() else { return false }
    }
  }

  private mutating func takeTagName() -> Bool {
    guard peek.isLetter else { return false }
    skip { $0.isAlphanumeric || $0 == "-" }
    return true
  }

  private mutating func takeAttribute() -> Bool {
    guard peek.isLetter || peek == "_" || peek == ":" else { return false }
    skip { $0.isAlphanumeric || $0 == "_" || $0 == "." || $0 == ":" || $0 == "-" }
    var ahead = self
    ahead.skip { $0.isWhitespace }
    guard ahead.take("=") else { return true }
    ahead.skip { $0.isWhitespace }
    self = ahead
    return takeAttributeValue()
  }

  private mutating func takeAttributeValue() -> Bool {
    let quote = peek
    if quote == "\"" || quote == "'" {
      offset += 1
      skip { $0 != quote }
      guard !isAtEnd else { return false }
      offset += 1
      return true
    }
    return skip { !$0.isWhitespace && !Self.endsBareValue($0) } > 0
  }

  private static func endsBareValue(_ byte: UInt8) -> Bool {
    switch byte {
    case "\"", "'", "=", "<", ">", "`": true
    default: false
    }
  }
}
