package import Markdown

/// The text of a line of Markdown as styled spans, before it is broken into lines.
///
/// Marks that carry meaning stay as shapes for readers without colour: back ticks around code, tildes
/// around what is crossed out. A link says its destination in parentheses unless its text is just that.
package enum InlineSpans {
  /// The spans of some inlines; a hard break is a line feed in them.
  package static func spans(
    of inlines: [Inline], style: Style = .plain
  ) -> [StyledLine.Span] {
    inlines.flatMap { spans(of: $0, style: style, link: nil) }
  }

  private static func spans(
    of inline: Inline, style: Style, link: String?
  ) -> [StyledLine.Span] {
    func inside(_ inlines: [Inline], _ style: Style) -> [StyledLine.Span] {
      inlines.flatMap { spans(of: $0, style: style, link: link) }
    }
    func mark(_ text: String) -> StyledLine.Span { .init(text, style, link: link) }
    switch inline {
    case .text(let text): return [mark(text)]
    case .code(let code): return [.init(ticked(code), style.with(.code), link: link)]
    case .emphasis(let inlines): return inside(inlines, style.emphasised)
    case .strong(let inlines): return inside(inlines, style.strong)
    case .strikethrough(let inlines):
      return [mark("~")] + inside(inlines, style.struck) + [mark("~")]
    case .link(let target, _, let inlines): return linked(inlines, to: target, style)
    case .image(let source, _, let alternative):
      return [mark("[" + alternative + "]")] + destination(source, unless: alternative)
    case .html: return []
    case .softBreak: return [mark(" ")]
    case .hardBreak: return [mark("\n")]
    }
  }

  private static func linked(
    _ inlines: [Inline], to target: String, _ style: Style
  ) -> [StyledLine.Span] {
    inlines.flatMap { spans(of: $0, style: style.with(.link), link: target) }
      + destination(target, unless: inlines.plainText)
  }

  private static func destination(
    _ target: String, unless text: String
  ) -> [StyledLine.Span] {
    guard !target.isEmpty, target != text, target != "mailto:" + text else { return [] }
    return [.init(" (" + target + ")", .muted)]
  }

  /// Code between back ticks.
  ///
  /// Spaces at its ends are no-break ones, so that no tick is left alone on a line.
  private static func ticked(_ code: String) -> String {
    let leading = code.prefix { $0 == " " }.count
    let trailing = code.dropFirst(leading).reversed().prefix { $0 == " " }.count
    let blank = "\u{A0}"
    return "`" + String(repeating: blank, count: leading)
      + code.dropFirst(leading).dropLast(trailing)
      + String(repeating: blank, count: trailing) + "`"
  }
}
