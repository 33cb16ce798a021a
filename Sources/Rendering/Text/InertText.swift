/// Untrusted text made harmless: nothing in it can move the cursor, change colours or reorder a line.
///
/// Escape sequences (ECMA-48: CSI, OSC, DCS and their kin) vanish whole; other controls vanish,
/// except tabs, which become spaces up to the next stop of four columns, and line breaks of any
/// kind, which become `\n`. Bidirectional controls become visible, as `<U+202E>`.
package func inert(_ text: String) -> String {
  guard InertText.needsWork(text) else { return text }
  var cleaner = InertText()
  for scalar in text.unicodeScalars { cleaner.take(scalar) }
  return expandingTabs(String(cleaner.output))
}

/// Untrusted text as one line: inert, with spaces for line breaks.
package func inertLine(_ text: String) -> String {
  String(inert(text).map { $0.isNewline ? " " : $0 })
}

/// A text with every tab turned into spaces up to the next stop of `stop` columns.
package func expandingTabs(_ text: String, stop: Int = 4) -> String {
  guard text.utf8.contains(0x09) else { return text }
  var output = ""
  var column = 0
  for character in text {
    switch character {
    case "\t":
      let spaces = stop - column % stop
      output += String(repeating: " ", count: spaces)
      column += spaces
    case "\n":
      output.append(character)
      column = 0
    default:
      output.append(character)
      column += cellWidth(of: character)
    }
  }
  return output
}

/// A reader of untrusted scalars that remembers whether it stands inside an escape sequence.
struct InertText {
  private(set) var output = String.UnicodeScalarView()
  private var state = State.text
  private var afterCarriageReturn = false

  private enum State {
    case text
    /// After ESC.
    case escape
    /// In a CSI, up to its final byte.
    case control
    /// In an OSC, DCS, SOS, PM or APC, up to BEL or ST.
    case string
    /// After an ESC in such a string.
    case stringEscape
  }

  /// Most text is printable ASCII and line feeds, and passes as it is.
  static func needsWork(_ text: String) -> Bool {
    text.utf8.contains { !($0 == 0x0A || ($0 >= 0x20 && $0 < 0x7F)) }
  }

  mutating func take(_ scalar: Unicode.Scalar) {
    switch state {
    case .text: takeText(scalar)
    case .escape: takeEscape(scalar)
    case .control:
      if (0x40...0x7E).contains(scalar.value) || scalar == "\n" { state = .text }
    case .string: takeString(scalar)
    case .stringEscape:
      state = .text
      if scalar != "\\" { takeEscape(scalar) }
    }
  }

  private mutating func takeEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "[": state = .control
    case "]", "P", "X", "^", "_": state = .string
    case " "..."/": state = .escape  // intermediate bytes; the final one follows
    default: state = .text
    }
  }

  private mutating func takeString(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x07, 0x9C: state = .text
    case 0x1B: state = .stringEscape
    // A string that nobody closed must not swallow the rest of the output.
    case 0x0A:
      state = .text
      output.append("\n")
    default: break
    }
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) {
    defer { afterCarriageReturn = scalar == "\r" }
    switch scalar.value {
    case 0x09: output.append(scalar)
    case 0x0A where afterCarriageReturn: break
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: output.append("\n")
    case 0x1B: state = .escape
    case 0x9B: state = .control
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: state = .string
    case 0..<0x20, 0x7F..<0xA0: break
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      output.append(contentsOf: "<U+\(hexadecimal(scalar.value))>".unicodeScalars)
    default: output.append(scalar)
    }
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
