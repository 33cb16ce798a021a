/// A run of `*`, `_` or `~`, and the marks that it turned out to be (CommonMark §6.2).
struct DelimiterRun {
  let character: UInt8
  /// Of the bytes of the run.
  let range: Range<Int>
  let canOpen: Bool
  let canClose: Bool
  /// How many bytes are not part of a mark; they are text.
  private(set) var remaining: Int
  /// How many marks end here, before the bytes that are text.
  private(set) var closings = 0
  /// The marks that start here, after the bytes that are text, the innermost first.
  private(set) var openings: [InlineMark] = []

  /// Takes the run that starts at the reader's place, without moving it.
  init(at reader: ByteReader) {
    var behind = reader
    let character = reader.peek
    behind.skip { $0 == character }
    self.character = character
    range = reader.offset..<behind.offset
    remaining = range.count
    let before = Neighbor(reader.scalarBefore)
    let after = Neighbor(behind.scalar)
    let isLeft = after.allowsMark(beside: before)
    let isRight = before.allowsMark(beside: after)
    if character == "_" {
      canOpen = isLeft && (!isRight || before == .punctuation)
      canClose = isRight && (!isLeft || after == .punctuation)
    } else {
      // Three tildes or more are no strikethrough, so that they never clash with a fence.
      let isMark = character != "~" || range.count <= 2
      canOpen = isLeft && isMark
      canClose = isRight && isMark
    }
  }

  /// Whether a mark can start at `opener` and end here.
  func closes(_ opener: DelimiterRun) -> Bool {
    guard opener.character == character else { return false }
    if character == "~" { return opener.range.count == range.count }
    // The “rule of three” keeps `**a*b**` from pairing the single star with a double one.
    let sum = opener.range.count + range.count
    let isAmbiguous = canOpen || opener.canClose
    return !isAmbiguous || sum % 3 != 0 || range.count % 3 == 0
  }

  /// Runs of equal kind find the same openers, so a failed search need not be repeated for another.
  var kind: Int {
    Int(character) * 6 + (canOpen ? 3 : 0) + range.count % 3
  }

  /// Makes a mark from here to `closer` of as many bytes as both can spare.
  mutating func pair(with closer: inout DelimiterRun) {
    let count = character == "~" ? remaining : min(2, remaining, closer.remaining)
    openings.append(character == "~" ? .strikethrough : count == 2 ? .strong : .emphasis)
    closer.closings += 1
    remaining -= count
    closer.remaining -= count
  }
}

/// What stands beside a run of delimiters, as far as it decides whether they are marks.
private enum Neighbor {
  case space, punctuation, other

  /// The ends of the text count as space.
  init(_ scalar: Unicode.Scalar?) {
    guard let scalar else {
      self = .space
      return
    }
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      self = byte.isWhitespace ? .space : byte.isPunctuation ? .punctuation : .other
      return
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: self = .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      self = .punctuation
    default: self = .other
    }
  }

  /// Whether a run between this neighbour, on the inner side, and `outer` is flanking.
  func allowsMark(beside outer: Neighbor) -> Bool {
    switch self {
    case .space: false
    case .punctuation: outer != .other
    case .other: true
    }
  }
}

extension ByteReader {
  /// The character that starts here, or `nil` at the end.
  fileprivate var scalar: Unicode.Scalar? {
    guard !isAtEnd else { return nil }
    return String(decoding: bytes[offset..<min(offset + 4, end)], as: UTF8.self).unicodeScalars
      .first
  }

  /// The character that ends here, or `nil` at the beginning.
  fileprivate var scalarBefore: Unicode.Scalar? {
    guard offset > 0 else { return nil }
    return String(decoding: bytes[max(0, offset - 4)..<offset], as: UTF8.self).unicodeScalars.last
  }
}
