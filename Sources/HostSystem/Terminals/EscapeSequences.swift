/// The few sequences that a terminal gets from us outside of frames (ECMA-48, and `xterm`'s private modes).
///
/// Neither the scrollback (`CSI 3 J`) nor the whole terminal (`ESC c`) is ever reset: both belong to the person.
enum EscapeSequences {
  /// Second screen, hidden cursor.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l"

  /// Plain text, line wrap, no mouse, no marked pastes, first screen, visible cursor.
  ///
  /// More than `enter` has changed, as a program that had the terminal meanwhile may have died in the middle. The cursor
  /// comes last, as switching the screen can bring back a hidden one.
  static let leave =
    "\u{1B}[0m\u{1B}[?7h\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\u{1B}[?2004l"
    + "\u{1B}[?1049l\u{1B}[?25h"
}
