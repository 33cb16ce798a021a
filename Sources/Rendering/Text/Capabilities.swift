/// What the reader of our output can show; the caller finds out, the last stage obeys.
package struct Capabilities: Hashable, Sendable {
  package var colour: Colour
  package var charset: Charset
  /// Whether OSC 8 hyperlinks are understood; without colour none is written.
  package var hyperlinks: Bool

  package init(
    colour: Colour = .none, charset: Charset = .unicode, hyperlinks: Bool = false
  ) {
    self.colour = colour
    self.charset = charset
    self.hyperlinks = hyperlinks
  }

  /// Text without a single escape byte: for pipes, `TERM=dumb`, `NO_COLOR` and `--plain`.
  package static let plain = Capabilities()

  /// How many colours may be used.
  package enum Colour: Hashable, Sendable, CaseIterable {
    case none
    /// The 16 colours that the reader's theme defines.
    case sixteen
    /// The palette of 256, of which we take tones that are legible on light and dark.
    case palette
  }

  /// Whether more than ASCII may be written; `asciiTwin(of:)` says what stands for the rest.
  package enum Charset: Hashable, Sendable, CaseIterable {
    case unicode, ascii
  }
}
