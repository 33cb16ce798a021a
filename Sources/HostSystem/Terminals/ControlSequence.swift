import Ports

/// What stands between `ESC [` and the last byte of a sequence (ECMA-48 §5.4).
struct ControlSequence {
  private var bytes: [UInt8] = []

  /// Bytes beyond any sense are swallowed but not kept.
  mutating func append(_ byte: UInt8) {
    if bytes.count < 64 { bytes.append(byte) }
  }

  /// Whether `$` is the last byte, as rxvt sends it after a number for keys with Shift; elsewhere it announces one.
  func isEndedInRxvt(by byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") && !bytes.isEmpty && bytes.allSatisfy { 0x30..<0x3A ~= $0 }
  }

  /// Bytes that follow the last one all the same: the place in xterm's first mouse report, the name of F1 to F5 on Linux.
  func bytesToSkip(after final: UInt8) -> Int? {
    guard bytes.isEmpty else { return nil }
    switch final {
    case UInt8(ascii: "M"): return 3
    case UInt8(ascii: "["): return 1
    default: return nil
    }
  }

  /// The key that the whole sequence stands for, or `nil` for all others and for replies.
  func key(final: UInt8) -> Key? {
    if let first = bytes.first, 0x3C..<0x40 ~= first { return nil }
    // A released key, where a terminal tells them apart (kitty's protocol).
    if number(1, 1) == 3 { return nil }
    switch Character(Unicode.Scalar(final)) {
    case "A", "a": return .up
    case "B", "b": return .down
    case "C", "c": return .right
    case "D", "d": return .left
    case "H": return .home
    case "F": return .end
    case "Z": return .backTab
    case "u": return Self.key(code: number(0), modifiers: number(1))
    case "~" where number(0) == 27: return Self.key(code: number(2), modifiers: number(1))
    case "~", "$", "^", "@": return number(0).flatMap(Self.numberedKey)
    default: return nil
    }
  }

  /// A number of the `index`th parameter; the `part`th of those that colons separate.
  private func number(_ index: Int, _ part: Int = 0) -> Int? {
    let parameters = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parameters.indices.contains(index) else { return nil }
    let parts = parameters[index].split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.indices.contains(part) ? Int(String(decoding: parts[part], as: UTF8.self)) : nil
  }

  /// The keys of the block beside the letters, as DEC numbered them; 7 and 8 are rxvt's.
  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// A key by its code point; the modifiers are one more than the sum of Shift 1, Alt 2, Control 4 and so on.
  private static func key(code: Int?, modifiers: Int?) -> Key? {
    guard let code, let scalar = Unicode.Scalar(UInt32(clamping: code)) else { return nil }
    let held = max(0, (modifiers ?? 1) - 1)
    switch code {
    case 27: return .escape
    case 13: return .enter
    case 9: return held & 1 == 0 ? .tab : .backTab
    case 8, 127: return .backspace
    default: break
    }
    // Alt and the like mean nothing to us. The private area stands for keys that only kitty names.
    guard held & ~5 & 0x3F == 0, code >= 0x20, scalar.properties.generalCategory != .privateUse
    else { return nil }
    let character = Character(scalar)
    return held & 4 == 0 ? .character(character) : .control(character)
  }
}
