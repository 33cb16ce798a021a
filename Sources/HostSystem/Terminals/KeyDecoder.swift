package import Ports

/// Turns the bytes that a terminal sends into keys, in pieces of any size.
///
/// The grammar is that of ECMA-48 §5 with the dialects of xterm, rxvt, the Linux console and the first level of kitty's
/// protocol. Sequences that stand for no key of ours are swallowed whole, so that no half of one is taken for typing.
package struct KeyDecoder: Sendable {
  private enum State {
    case ground
    case escape
    /// After `ESC [`.
    case control(ControlSequence)
    /// After `ESC O`, with the modifiers that some terminals put in between.
    case shift
    /// A reply to a question that nobody of us asked (OSC, DCS, APC, PM or SOS).
    case reply(endsAtBackslash: Bool)
    case skipping(Int)
    case text(UTF8Character, isMeta: Bool)
  }

  private var state = State.ground

  package init() {}

  /// Whether silence has a meaning now: call `flush()` after some 50 ms without a byte.
  package var isWaiting: Bool {
    switch state {
    case .escape, .shift, .reply: true
    case .ground, .control, .skipping, .text: false
    }
  }

  /// The keys that are complete with these bytes.
  package mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    bytes.flatMap { keys(from: $0) }
  }

  /// Takes silence as the end: a lone ESC was the Escape key.
  package mutating func flush() -> [Key] {
    guard isWaiting else { return [] }
    defer { state = .ground }
    guard case .escape = state else { return [] }
    return [.escape]
  }

  private mutating func keys(from byte: UInt8) -> [Key] {
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .control(let sequence): return control(byte, sequence)
    case .shift: return shift(byte)
    case .reply(let endsAtBackslash): reply(byte, endsAtBackslash)
    case .skipping(let count): state = count > 1 ? .skipping(count - 1) : .ground
    case .text(let text, let isMeta): return self.text(byte, text, isMeta)
    }
    return []
  }

  private mutating func ground(_ byte: UInt8) -> [Key] {
    state = .ground
    switch byte {
    case 0x1B: state = .escape
    case 0x00..<0x20, 0x7F: return [Self.controlKey(byte)]
    case 0x20..<0x7F: return [.character(Character(Unicode.Scalar(byte)))]
    default: begin(byte, isMeta: false)
    }
    return []
  }

  private static func controlKey(_ byte: UInt8) -> Key {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  private mutating func begin(_ byte: UInt8, isMeta: Bool) {
    state = UTF8Character(lead: byte).map { .text($0, isMeta: isMeta) } ?? .ground
  }

  private mutating func text(_ byte: UInt8, _ text: UTF8Character, _ isMeta: Bool) -> [Key] {
    var text = text
    guard text.append(byte) else { return ground(byte) }
    guard text.isComplete else {
      state = .text(text, isMeta: isMeta)
      return []
    }
    state = .ground
    guard !isMeta, let character = text.character else { return [] }
    return [.character(character)]
  }
}

extension KeyDecoder {
  private mutating func escape(_ byte: UInt8) -> [Key] {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
      return [.escape]
    case UInt8(ascii: "["): state = .control(ControlSequence())
    case UInt8(ascii: "O"): state = .shift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .reply(endsAtBackslash: false)
    case 0x00..<0x20: return [.escape] + ground(byte)
    case 0x80...: begin(byte, isMeta: true)
    // A character together with Alt, which means nothing to us.
    default: break
    }
    return []
  }

  private mutating func control(_ byte: UInt8, _ sequence: ControlSequence) -> [Key] {
    var sequence = sequence
    switch byte {
    case 0x20..<0x40 where !sequence.isEndedInRxvt(by: byte):
      sequence.append(byte)
      state = .control(sequence)
    case 0x24, 0x40..<0x7F:
      state = .ground
      if let count = sequence.bytesToSkip(after: byte) { state = .skipping(count) }
      return sequence.key(final: byte).map { [$0] } ?? []
    // CAN and SUB end a sequence (ECMA-48 §8.3.6); so does, for us, all that cannot be part of one.
    default: return ground(byte)
    }
    return []
  }

  private mutating func shift(_ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): return []
    case 0x20..<0x7F:
      state = .ground
      // The keypad's Enter; its digits are not told apart from the keys that nobody needs here.
      if byte == UInt8(ascii: "M") { return [.enter] }
      return ControlSequence().key(final: byte).map { [$0] } ?? []
    default: return ground(byte)
    }
  }

  private mutating func reply(_ byte: UInt8, _ endsAtBackslash: Bool) {
    switch byte {
    case 0x07: state = .ground
    case UInt8(ascii: "\\") where endsAtBackslash: state = .ground
    default: state = .reply(endsAtBackslash: byte == 0x1B)
    }
  }
}
