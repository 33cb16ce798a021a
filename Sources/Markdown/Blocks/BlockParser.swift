/// Reads lines into blocks (CommonMark, appendix “A parsing strategy”, phase 1).
///
/// Every line first passes the open containers that it continues, then may open new ones, and what
/// is left of it is text of the open leaf.
struct BlockParser {
  /// Deeper markers are text: whoever walks the tree may recurse without fear for the stack.
  static let deepestNesting = 100

  let bytes: [UInt8]
  var cursor: LineCursor
  /// Outermost first; the document is always there.
  var containers = [Container(.document, at: TextPosition(line: 1, column: 1))]
  var leaf: Leaf?
  var definitions = LinkDefinitions()
  private var lastBlankLine: BlankLine?
  /// Up to where the line is known to be no thematic break.
  private var thematicBreakFailure = 0

  private struct BlankLine {
    let number: Int
    /// Which container is the innermost quote; the line is not blank for the lists around it.
    let quote: Int
  }

  init(_ source: SourceText) {
    bytes = source.bytes
    cursor = LineCursor(bytes, at: SourceLine(number: 1, range: 0..<0))
  }

  mutating func take(_ line: SourceLine) {
    cursor = LineCursor(bytes, at: line)
    thematicBreakFailure = line.range.lowerBound
    var matched = continueContainers()
    let isContinued = matched == containers.count
    if isContinued, continueFencedCode() { return }
    noteBlankLine(in: matched)
    if isContinued, continueLeaf() { return }
    while openContainer(&matched) {}
    if openLeaf(matched) { return }
    if cursor.isBlank { close(downTo: matched) } else { takeText(matched) }
  }

  /// Closes everything; the blocks of the document.
  mutating func finish() -> [RawBlock] {
    close(downTo: 1)
    return containers.first?.children ?? []
  }

  /// Closes what the line does not continue; the next block goes into the innermost container.
  mutating func begin(in matched: Int) {
    close(downTo: matched)
    guard let parent = containers.indices.last else { return }
    if let blank = lastBlankLine, blank.number == cursor.line.number - 1, blank.quote <= parent,
      !containers[parent].isEmpty
    {
      loosen(parent)
    }
    containers[parent].isEmpty = false
  }

  mutating func add(_ kind: RawBlock.Kind, at position: TextPosition) {
    append(RawBlock(kind: kind, position: position))
  }

  /// Closes the leaf and all containers but the first ones.
  mutating func close(downTo count: Int) {
    closeLeaf()
    while containers.count > count, let block = containers.popLast()?.block { append(block) }
  }

  mutating func closeLeaf() {
    guard var closed = leaf else { return }
    leaf = nil
    if closed.isParagraph {
      definitions.take(from: &closed.lines, of: bytes)
      // Nothing is left of a paragraph that only defines links.
      guard !closed.lines.isEmpty else { return }
    }
    append(closed.block)
  }

  /// Whether the rest of the line is three or more `*`, `-` or `_` (CommonMark §4.1).
  mutating func isAtThematicBreak() -> Bool {
    var reader = cursor.text
    let character = reader.peek
    guard character == "*" || character == "-" || character == "_" else { return false }
    guard reader.offset >= thematicBreakFailure else { return false }
    var count = 0
    while !reader.isAtEnd {
      if reader.peek == character { count += 1 } else if !reader.peek.isSpaceOrTab { break }
      reader.offset += 1
    }
    // Only the same character and spaces came before, so a later start in the line fails as well.
    if !reader.isAtEnd { thematicBreakFailure = reader.offset }
    return reader.isAtEnd && count >= 3
  }

  private mutating func append(_ block: RawBlock) {
    guard let parent = containers.indices.last else { return }
    containers[parent].children.append(block)
  }

  private mutating func loosen(_ container: Int) {
    switch containers[container].kind {
    case .list: containers[container].isLoose = true
    case .item: containers[container - 1].isLoose = true
    case .document, .quote: break
    }
  }

  private mutating func noteBlankLine(in matched: Int) {
    guard cursor.isBlank else { return }
    let quote = containers[..<matched].lastIndex { $0.isQuote } ?? 0
    lastBlankLine = BlankLine(number: cursor.line.number, quote: quote)
  }
}
