/// Where a line may end: spaces, and between the characters of scripts that are written without them.
///
/// A small part of UAX #14, for the languages of our texts: after spaces, long dashes and U+200B;
/// around wide characters, except before closing and after opening ones. Never after a hyphen, so that
/// the name of an exercise can be copied.
enum LineBreaking {
  static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// Whether a space must stay with its neighbours, as French sets it before `:` and inside `« »`.
  static func isGlue(before: Character?, after: Character?, afterThat: Character?) -> Bool {
    if before == "«" || before == "‹" { return true }
    guard let after, "»›:;!?".contains(after) else { return false }
    return afterThat.map { isSpace($0) || $0.isPunctuation } ?? true
  }

  /// Whether a line may end between two characters that are no spaces.
  static func isAllowed(between left: StyledCell, and right: StyledCell) -> Bool {
    if left.character == "\u{200B}" { return true }
    if isNoBreak(left.character) || isNoBreak(right.character) { return false }
    if left.width == 2 || right.width == 2 {
      return !mayNotEndLine(left) && !mayNotBeginLine(right)
    }
    return left.character == "—" && right.character.isLetter
  }

  private static func mayNotEndLine(_ cell: StyledCell) -> Bool {
    opening.contains(cell.character) || (cell.width < 2 && cell.character.isPunctuation)
  }

  private static func mayNotBeginLine(_ cell: StyledCell) -> Bool {
    if closing.contains(cell.character) { return true }
    return cell.character.isPunctuation && !opening.contains(cell.character)
  }

  private static func isNoBreak(_ character: Character) -> Bool {
    character == "\u{A0}" || character == "\u{202F}" || character == "\u{2060}"
  }

  /// Brackets and quotation marks that must not end a line (JIS X 4051).
  private static let opening: Set<Character> = [
    "（", "［", "｛", "「", "『", "【", "〈", "《", "〔", "〖", "“", "‘", "(", "[", "{", "«",
  ]

  /// Signs that must not begin a line (JIS X 4051).
  private static let closing: Set<Character> = [
    "）", "］", "｝", "」", "』", "】", "〉", "》", "〕", "〗", "、", "。", "，", "．", "：", "；",
    "！", "？", "・", "ー", "々", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ",
    "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]
}
