/// Nests tokens into inlines; of marks deeper than `deepestNesting` only the content stays.
struct InlineTree {
  static let deepestNesting = 100

  private let bytes: [UInt8]
  private var levels: [Level] = [Level(mark: nil)]
  /// Text that is not an inline yet, for neighbouring pieces are one.
  private var text: [UInt8] = []
  /// How many marks were left out and are still to be closed.
  private var ignoredMarks = 0

  private struct Level {
    let mark: InlineMark?
    var inlines: [Inline] = []
  }

  /// The inlines that the tokens stand for.
  static func inlines(_ tokens: [InlineToken], of bytes: [UInt8]) -> [Inline] {
    var tree = InlineTree(bytes: bytes)
    for token in tokens { tree.take(token) }
    return tree.finish()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func take(_ token: InlineToken) {
    switch token {
    case .text(let range): text.append(contentsOf: bytes[range])
    case .character(let character): text.append(contentsOf: character.utf8)
    case .complete(let inline): append(inline)
    case .autolink(let destination, let range): appendAutolink(destination, range)
    case .opening(let mark): open(mark)
    case .closing: closeLevel()
    case .delimiters(let run):
      for _ in 0..<run.closings { closeLevel() }
      text.append(contentsOf: repeatElement(run.character, count: run.remaining))
      for mark in run.openings.reversed() { open(mark) }
    }
  }

  private mutating func appendAutolink(_ destination: String, _ range: Range<Int>) {
    if isInLink {
      text.append(contentsOf: bytes[range])
    } else {
      append(.link(destination: destination, title: nil, [.text(bytes.string(range))]))
    }
  }

  private var isInLink: Bool {
    levels.contains { if case .link = $0.mark { true } else { false } }
  }

  private mutating func open(_ mark: InlineMark) {
    guard levels.count <= Self.deepestNesting else {
      ignoredMarks += 1
      return
    }
    finishText()
    levels.append(Level(mark: mark))
  }

  private mutating func closeLevel() {
    guard ignoredMarks == 0 else {
      ignoredMarks -= 1
      return
    }
    finishText()
    guard levels.count > 1, let level = levels.popLast(), let mark = level.mark else { return }
    append(mark.inline(around: level.inlines))
  }

  private mutating func append(_ inline: Inline) {
    finishText()
    levels[levels.count - 1].inlines.append(inline)
  }

  private mutating func finishText() {
    guard !text.isEmpty else { return }
    levels[levels.count - 1].inlines.append(.text(String(decoding: text, as: UTF8.self)))
    text.removeAll(keepingCapacity: true)
  }

  private mutating func finish() -> [Inline] {
    finishText()
    return levels.first?.inlines ?? []
  }
}
