import Foundation

/// The same text in ASCII, every character exactly as wide as before, so that no layout moves.
///
/// Our glyphs and typographic signs have a twin, letters lose their accents, and what has neither
/// becomes `?`, twice where it was two cells wide.
package func asciiTwin(of text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  return text.reduce(into: "") { $0 += AsciiTwin.twin(of: $1) }
}

/// The twins of single characters.
enum AsciiTwin {
  static let twins: [Character: Character] = [
    "✓": "+", "✗": "x", "●": "*", "◐": "%", "○": "o", "›": ">", "‹": "<", "⚖": "=", "•": "*",
    "·": "-",
    "│": "|", "─": "-", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+",
    "┴": "+", "┼": "+", "▲": "^", "▼": "v", "▶": ">", "◀": "<", "↑": "^", "↓": "v", "←": "<",
    "→": ">", "↵": "<", "↳": ">", "═": "=", "║": "|", "█": "#", "░": ".", "▌": "|", "■": "#",
    "□": "-",
    "«": "\"", "»": "\"", "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "‚": "'",
    "–": "-", "—": "-", "‑": "-", "‐": "-", "−": "-", "…": ".", "×": "x", "÷": "/", "≤": "<",
    "≥": ">", "≠": "#", "≈": "~", "°": "o", "€": "E", "§": "S", "©": "c", "®": "r",
    "\u{A0}": " ", "\u{202F}": " ", "\u{2009}": " ", "\u{FFFD}": "?",
    "œ": "e", "Œ": "E", "æ": "e", "Æ": "E", "ß": "s", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
    "đ": "d", "Đ": "D", "ð": "d", "þ": "t", "ı": "i",
  ]

  static func twin(of character: Character) -> String {
    if character.isASCII { return String(character) }
    if let twin = twins[character] { return String(twin) }
    let width = cellWidth(of: character)
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    if let base, base.isASCII, base.value >= 0x20, width == 1 { return String(base) }
    return String(repeating: "?", count: width)
  }
}
