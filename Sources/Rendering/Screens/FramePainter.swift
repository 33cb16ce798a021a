/// Turns frames into the bytes that put them on a screen (ECMA-48: CUP and EL).
///
/// Every line is placed absolutely, so that a character that a terminal draws wider than we think
/// disturbs its own line only. Nothing is cleared as a whole, and scrollback is not touched.
package struct FramePainter: Sendable {
  private let encoder: AnsiEncoder

  package init(_ capabilities: Capabilities) {
    encoder = AnsiEncoder(capabilities)
  }

  /// The bytes that show `frame`: the lines that differ from `shown`.
  ///
  /// All of them when `shown` is `nil` or has another size.
  package func bytes(showing frame: Frame, over shown: Frame? = nil) -> String {
    let old = shown.flatMap { $0.columns == frame.columns && $0.rows == frame.rows ? $0 : nil }
    return frame.lines.enumerated().reduce(into: "") { bytes, row in
      if let old, old.lines[row.offset] == row.element { return }
      bytes += "\u{1B}[\(row.offset + 1);1H" + line(row.element, columns: frame.columns)
    }
  }

  /// The text, then "erase to the end" unless the line is full.
  ///
  /// Behind the last column it would erase the last character on many terminals.
  private func line(_ line: StyledLine, columns: Int) -> String {
    encoder.text(of: line) + (line.width < columns ? "\u{1B}[K" : "")
  }
}
