/// A part of a line of text (CommonMark 0.31.2 §6, GFM strikethrough and autolinks).
package indirect enum Inline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(destination: String, title: String?, [Inline])
  case image(source: String, title: String?, alternative: String)
  /// An HTML comment or tag, as written; never shown.
  case html(String)
  case softBreak
  case hardBreak

  /// The words alone, without any mark-up.
  package var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let inside), .strong(let inside), .strikethrough(let inside): inside.plainText
    case .link(_, _, let inside): inside.plainText
    case .image(_, _, let alternative): alternative
    case .html: ""
    case .softBreak, .hardBreak: " "
    }
  }
}

extension [Inline] {
  /// The words alone, without any mark-up.
  package var plainText: String { map(\.plainText).joined() }
}
