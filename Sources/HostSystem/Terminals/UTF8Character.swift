/// One character of UTF-8 while its bytes come in (RFC 3629 §3).
struct UTF8Character {
  private var bytes: [UInt8]
  private let length: Int

  /// `nil` for a byte that starts no character.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return nil
    }
    bytes = [lead]
  }

  var isComplete: Bool { bytes.count == length }

  /// False for a byte that does not continue the character: then all before it was broken.
  mutating func append(_ byte: UInt8) -> Bool {
    guard byte & 0xC0 == 0x80 else { return false }
    bytes.append(byte)
    return true
  }

  /// `nil` for what is no character after all: overlong forms, surrogates, and the controls from U+0080 on.
  var character: Character? {
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return nil }
    return text.first
  }
}
