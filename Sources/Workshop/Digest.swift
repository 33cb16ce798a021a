/// A fingerprint of bytes that is the same in every process: FNV-1a with 128 bits.
///
/// It tells inputs that changed from those that did not. It is no defence against somebody who looks for a collision. Each piece
/// goes in with its length, so `ab` + `c` is not `a` + `bc`. Source: Fowler, Noll, Vo (IETF draft-eastlake-fnv).
package struct Digest: Hashable, Sendable {
  private var state = UInt128(0x6C62_272E_07BB_0142) << 64 | 0x62B8_2175_6295_C58D
  private static let prime = UInt128(1) << 88 | 0x13B

  package init() {}

  /// Adds a piece together with its length.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    add(bytes.count)
    for byte in bytes { mix(byte) }
  }

  /// Adds a text as UTF-8 together with its length.
  package mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  /// Adds a number as eight bytes, the lowest first.
  package mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// All 128 bits as 32 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt128(byte)) &* Self.prime
  }
}
