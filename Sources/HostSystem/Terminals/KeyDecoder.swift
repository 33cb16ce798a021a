import Ports

/// Turns the bytes that a terminal sends into keys (ECMA-48 §5.4 and §8.3, xterm, rxvt, the Linux console, kitty's CSI u).
///
/// Sequences that mean no key of ours are swallowed whole, and invalid UTF-8 is dropped, so that nothing is ever typed by accident.
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// Whether bytes are waiting for the rest of their sequence.
  var isWaiting: Bool { !pending.isEmpty }

  /// The keys that are complete with these bytes.
  mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = Self.first(in: pending) {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// What the waiting bytes mean when nothing follows them: a lone ESC is the key itself.
  mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending.first == Self.escape ? [.escape] : []
  }

  private static let escape: UInt8 = 0x1B

  /// The first key and the number of its bytes; `nil` when more bytes are needed.
  private static func first(in bytes: [UInt8]) -> (key: Key?, length: Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case escape: return sequence(bytes)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x01...0x1A:
      return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    case 0x00..<0x20: return (nil, 1)
    default: return character(bytes)
    }
  }

  // MARK: Characters

  private static func character(_ bytes: [UInt8]) -> (key: Key?, length: Int)? {
    let length: Int
    switch bytes[0] {
    case ..<0x80: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return (nil, 1)
    }
    let continuation = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    guard continuation.count == length - 1 else {
      // Either the rest is still to come, or something else came instead.
      return bytes.count < length && continuation.count == bytes.count - 1 ? nil : (nil, 1)
    }
    guard let text = String(validating: bytes.prefix(length), as: UTF8.self),
      let character = text.first
    else { return (nil, length) }
    return (.character(character), length)
  }

  // MARK: Sequences

  private static func sequence(_ bytes: [UInt8]) -> (key: Key?, length: Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (key(final: bytes[2], parameters: []), 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return string(bytes)
    case escape: return (.escape, 1)
    // With Alt held: no key of ours.
    default: return (nil, 2)
    }
  }

  /// CSI: parameters 30–3F, intermediates 20–2F, one final byte 40–7E.
  private static func controlSequence(_ bytes: [UInt8]) -> (key: Key?, length: Int)? {
    // The function keys of the Linux console have a second bracket.
    if bytes.count > 2, bytes[2] == UInt8(ascii: "[") { return bytes.count > 3 ? (nil, 4) : nil }
    for (index, byte) in bytes.enumerated().dropFirst(2) {
      switch byte {
      case 0x20...0x3F: continue
      case 0x40...0x7E:
        let text = String(decoding: bytes[2..<index], as: UTF8.self)
        let parameters = text.split(separator: ";", omittingEmptySubsequences: false).map {
          Int($0.prefix { $0.isNumber }) ?? 1
        }
        return (key(final: byte, parameters: parameters), index + 1)
      // Not a sequence after all: what has begun is dropped.
      default: return (nil, index)
      }
    }
    return bytes.count > 64 ? (nil, bytes.count) : nil
  }

  /// A reply of the terminal (OSC, DCS, SOS, PM, APC), to its terminator.
  private static func string(_ bytes: [UInt8]) -> (key: Key?, length: Int)? {
    for (index, byte) in bytes.enumerated().dropFirst(2) {
      if byte == 0x07 { return (nil, index + 1) }
      if byte == escape {
        guard index + 1 < bytes.count else { return nil }
        return (nil, index + (bytes[index + 1] == UInt8(ascii: "\\") ? 2 : 0))
      }
    }
    return bytes.count > 4096 ? (nil, bytes.count) : nil
  }

  private static func key(final: UInt8, parameters: [Int]) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A", "a": .up
    case "B", "b": .down
    case "C", "c": .right
    case "D", "d": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "M": parameters.isEmpty ? .enter : nil
    case "~", "$", "^", "@": tildeKey(parameters.first ?? 0)
    case "u": unicodeKey(parameters)
    default: nil
    }
  }

  private static func tildeKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// `CSI code ; modifiers u`: modifiers are one more than their bits, and Control is bit 2.
  private static func unicodeKey(_ parameters: [Int]) -> Key? {
    guard let code = parameters.first, code > 0, let scalar = Unicode.Scalar(UInt32(code)) else {
      return nil
    }
    let hasControl = parameters.count > 1 && (parameters[1] - 1) & 4 != 0
    switch code {
    case 9: return .tab
    case 13: return .enter
    case 27: return .escape
    case 127: return .backspace
    case ..<32: return nil
    default: return hasControl ? .control(Character(scalar)) : .character(Character(scalar))
    }
  }
}
