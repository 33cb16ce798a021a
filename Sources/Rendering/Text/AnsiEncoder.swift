/// The last stage: styled lines become the text that a terminal or a pipe gets.
///
/// Without colour the result holds no escape byte, whatever the lines hold: controls that came in
/// with somebody's text are dropped here too.
package struct AnsiEncoder: Sendable {
  package let capabilities: Capabilities

  package init(_ capabilities: Capabilities) {
    self.capabilities = capabilities
  }

  /// One line, without a line break.
  package func text(of line: StyledLine) -> String {
    line.spans.reduce(into: "") { $0 += text(of: $1) }
  }

  /// All lines, each ended by a line feed, without spaces before it.
  package func text(of lines: [StyledLine]) -> String {
    lines.reduce(into: "") { $0 += text(of: $1.withoutTrailingSpaces) + "\n" }
  }

  private func text(of span: StyledLine.Span) -> String {
    let visible = shown(span.text)
    guard capabilities.colour != .none else { return visible }
    let codes = Palette.codes(of: span.style, in: capabilities.colour)
    let coloured =
      codes.isEmpty
      ? visible : "\u{1B}[" + codes.joined(separator: ";") + "m" + visible + "\u{1B}[0m"
    return linked(coloured, to: span.link)
  }

  /// OSC 8, for targets that hold nothing but printable ASCII.
  private func linked(_ text: String, to target: String?) -> String {
    guard capabilities.hyperlinks, let target, target.contains("://"),
      target.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return text }
    return "\u{1B}]8;;" + target + "\u{1B}\\" + text + "\u{1B}]8;;\u{1B}\\"
  }

  private func shown(_ text: String) -> String {
    let safe = text.unicodeScalars.contains(where: \.isControl) ? text.withoutControls : text
    return capabilities.charset == .ascii ? asciiTwin(of: safe) : safe
  }
}

extension Unicode.Scalar {
  /// C0, DEL, C1 and the controls of the bidirectional algorithm (UAX #9).
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  fileprivate var withoutControls: String {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.filter { !$0.isControl })
    return String(kept)
  }
}
