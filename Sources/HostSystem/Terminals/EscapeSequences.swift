/// The control sequences that take a terminal over and give it back (ECMA-48, and xterm's private modes).
///
/// The scrollback is never erased: neither `CSI 3 J` nor a full reset is among them.
enum EscapeSequences {
  /// Alternate screen, cursor hidden, no autowrap: a frame places every line itself.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"

  /// Undoes that, and what a program of ours could have left behind: attributes, mouse and paste modes.
  static let leave =
    "\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"
}
