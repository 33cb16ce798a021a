/// Reads the text of one block into tokens, and pairs brackets and delimiters (CommonMark §6).
struct InlineScanner {
  var reader: ByteReader
  let definitions: LinkDefinitions
  var tokens: [InlineToken] = []
  /// Where the delimiter runs stand that no link has enclosed yet.
  var delimiters: [Int] = []
  var brackets = BracketStack()
  /// Where the last run of backticks of each length starts; known after the first run.
  var lastBackticks: [Int: Int]?
  /// What was searched for, up to the end, and not found.
  var absentEndings: Set<String> = []
  /// Where the text starts that is in no token yet.
  private var textStart = 0

  /// The inlines of a text whose lines are separated by line feeds.
  static func inlines(of text: [UInt8], _ definitions: LinkDefinitions) -> [Inline] {
    var scanner = InlineScanner(reader: ByteReader(text), definitions: definitions)
    scanner.scan()
    return InlineTree.inlines(scanner.tokens, of: text)
  }

  private init(reader: ByteReader, definitions: LinkDefinitions) {
    self.reader = reader
    self.definitions = definitions
  }

  private mutating func scan() {
    reader.skip { !Self.mayHaveMeaning($0) }
    while !reader.isAtEnd {
      scanByte()
      reader.skip { !Self.mayHaveMeaning($0) }
    }
    endText()
    DelimiterStack.pair(delimiters[...], in: &tokens)
  }

  private mutating func scanByte() {
    switch reader.peek {
    case "\n": takeLineBreak()
    case "\\": takeEscape()
    case "&": takeReference()
    case "`": takeCodeSpan()
    case "*", "_", "~": takeDelimiters()
    case "[": openBracket(length: 1)
    case "!" where reader.peek(ahead: 1) == "[": openBracket(length: 2)
    case "]": closeBracket()
    case "<": takeAngleBracket()
    case "h", "H", "w": takeBareLink()
    default: reader.offset += 1
    }
  }

  /// Puts the text before the reader's place into a token.
  mutating func endText() {
    if textStart < reader.offset { tokens.append(.text(textStart..<reader.offset)) }
    textStart = reader.offset
  }

  /// Adds a token for the bytes from the reader's place to `end`, and moves there.
  mutating func add(_ token: InlineToken, to end: Int) {
    endText()
    tokens.append(token)
    reader.offset = end
    textStart = end
  }

  private mutating func takeLineBreak() {
    let end = reader.offset + 1
    // Two spaces at the end of a line are a hard break; they are no text, nor is a single one.
    let isHard =
      reader.offset >= textStart + 2 && reader.peek(ahead: -1) == " "
      && reader.peek(ahead: -2) == " "
    while reader.offset > textStart, reader.byte(at: reader.offset - 1).isSpaceOrTab {
      reader.offset -= 1
    }
    add(.complete(isHard ? .hardBreak : .softBreak), to: end)
  }

  private mutating func takeEscape() {
    let escaped = reader.peek(ahead: 1)
    if escaped == "\n" {
      add(.complete(.hardBreak), to: reader.offset + 2)
    } else if escaped.isPunctuation {
      endText()
      textStart += 1
      reader.offset += 2
    } else {
      reader.offset += 1
    }
  }

  private mutating func takeReference() {
    var ahead = reader
    if let character = ahead.takeCharacterReference() {
      add(.character(character), to: ahead.offset)
    } else {
      reader.offset += 1
    }
  }

  private mutating func takeDelimiters() {
    let run = DelimiterRun(at: reader)
    add(.delimiters(run), to: run.range.upperBound)
    delimiters.append(tokens.count - 1)
  }

  /// Whether a byte may be anything but text; `h` and `w` may start a bare link.
  private static func mayHaveMeaning(_ byte: UInt8) -> Bool {
    switch byte {
    case "\n", "!", "&", "*", "<", "H", "[", "\\", "]", "_", "`", "h", "w", "~": true
    default: false
    }
  }
}
