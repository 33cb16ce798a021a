/// The line that opens an HTML block, and with it what closes the block (CommonMark §4.6).
struct HTMLBlockStart {
  private let ending: Ending

  private enum Ending {
    case blankLine
    case text(String)
  }

  /// Reads the start of an HTML block; `nil` when there is none.
  init?(_ text: ByteReader, inParagraph: Bool) {
    guard text.peek == "<" else { return nil }
    if let closing = Self.verbatimClosing(text) {
      ending = .text(closing)
    } else if Self.isBlockTag(text) || (!inParagraph && Self.isLoneTag(text)) {
      ending = .blankLine
    } else {
      return nil
    }
  }

  /// Whether the line belongs to the block when it is not its first.
  func includes(blankLine isBlank: Bool) -> Bool {
    if case .blankLine = ending { !isBlank } else { true }
  }

  /// Whether the line is the last one of the block.
  func isClosed(by line: ByteReader) -> Bool {
    switch ending {
    case .blankLine: false
    case .text(let closing): line.offset(of: closing, ignoringCase: true) != nil
    }
  }

  /// A comment when nothing stands beside it, other HTML otherwise.
  func block(_ text: String) -> RawBlock.Kind {
    let bytes = Array(text.utf8)
    var reader = ByteReader(bytes, in: bytes.trimmed(bytes.indices))
    guard reader.take("<!--"), let end = reader.offset(of: "-->"), end + 3 == reader.end else {
      return .html(text)
    }
    return .comment(bytes.trimmedString(reader.offset..<end))
  }

  private static func verbatimClosing(_ text: ByteReader) -> String? {
    var reader = text
    if let ending = reader.takeDeclarationStart() { return ending }
    for name in ["script", "pre", "style", "textarea"] where text.isAtTag(name) {
      return "</\(name)>"
    }
    return nil
  }

  private static func isBlockTag(_ text: ByteReader) -> Bool {
    var reader = text
    _ = reader.take("<")
    _ = reader.take("/")
    let start = reader.offset
    // The longest of the names has ten letters.
    guard reader.skip(while: { $0.isAlphanumeric }) <= 10 else { return false }
    guard blockNames.contains(reader.string(from: start).lowercased()) else { return false }
    return reader.isAtEnd || reader.peek.isSpaceOrTab || reader.peek == ">" || reader.isAt("/>")
  }

  private static func isLoneTag(_ text: ByteReader) -> Bool {
    var reader = text
    return reader.takeTag() && reader.takeBlankRestOfLine()
  }

  private static let blockNames: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}

extension ByteReader {
  /// Whether the opening tag of that name starts here.
  fileprivate func isAtTag(_ name: String) -> Bool {
    var ahead = self
    guard ahead.take("<"), ahead.take(name, ignoringCase: true) else { return false }
    return ahead.isAtEnd || ahead.peek.isSpaceOrTab || ahead.peek == ">"
  }
}
