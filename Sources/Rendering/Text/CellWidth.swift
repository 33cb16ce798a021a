/// The width of a text in terminal cells, as most terminals count (UAX #11, ambiguous is narrow).
///
/// Line breaks and other controls count 0. Where terminals disagree the larger number is given,
/// because a line that is too short does less harm than one that overflows.
package func cellWidth(of text: String) -> Int {
  let bytes = text.utf8
  if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return bytes.count }
  if text.unicodeScalars.allSatisfy(CellWidth.isPlainNarrow) { return text.unicodeScalars.count }
  return text.reduce(0) { $0 + cellWidth(of: $1) }
}

/// The width of one character as a reader sees it: a whole grapheme cluster.
package func cellWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if scalars.count == 1 { return CellWidth.width(of: first) }
  if CellWidth.isEmojiSequence(scalars) { return 2 }
  return scalars.reduce(0) { $0 + CellWidth.width(of: $1) }
}

/// The table behind `cellWidth(of:)`.
enum CellWidth {
  /// Everything wide or fullwidth that is not an emoji, in order (EastAsianWidth.txt, Unicode 17).
  ///
  /// Unassigned code points between wide ones count as wide. Emoji are asked of the standard
  /// library: every character with Emoji_Presentation is wide (UAX #11, ED4).
  static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FFF,
    0x17000...0x191FF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D356, 0x1D360...0x1D376,
    0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  /// Vowels and final consonants of Hangul, which are drawn into the syllable before them.
  static let joiningJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

  /// What most of our lines are made of: Latin letters, typographic signs, arrows and boxes.
  ///
  /// Each is one cell and joins with no neighbour, so that such a text needs no grapheme breaking.
  static func isPlainNarrow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x300, 0x2010...0x2027, 0x2030...0x203B, 0x2190...0x2199,
      0x2500...0x25A9, 0x2713, 0x2717:
      true
    default: false
    }
  }

  static func width(of scalar: Unicode.Scalar) -> Int {
    if isPlainNarrow(scalar) { return 1 }
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if isZeroWidth(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    if joiningJamo.contains(where: { $0.contains(scalar.value) }) { return true }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return true
    default:
      return properties.isDefaultIgnorableCodePoint && !isWide(scalar)
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(scalar.value) }
      || scalar.properties.isEmojiPresentation
  }

  /// Whether a cluster is drawn as one picture: with selector 16, skin tone, joiner, or a flag (UTS #51).
  static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    return scalars.contains {
      $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiPresentation
    }
  }
}
