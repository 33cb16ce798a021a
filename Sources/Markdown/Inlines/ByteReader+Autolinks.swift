// Addresses in angle brackets (CommonMark §6.5).

extension ByteReader {
  /// Moves over `<scheme:address>` or `<name@host>`; the destination, or `nil` and no move.
  mutating func takeAutolink() -> String? {
    var ahead = self
    guard ahead.take("<") else { return nil }
    let start = ahead.offset
    if ahead.takeAbsoluteAddress(), ahead.peek == ">" {
      self = ahead
      offset += 1
      return ahead.string(from: start)
    }
    ahead.offset = start
    guard ahead.takeMailAddress(), ahead.peek == ">" else { return nil }
    self = ahead
    offset += 1
    return "mailto:" + ahead.string(from: start)
  }

  private mutating func takeAbsoluteAddress() -> Bool {
    guard peek.isLetter else { return false }
    let scheme = skip { $0.isAlphanumeric || $0 == "+" || $0 == "." || $0 == "-" }
    guard (2...32).contains(scheme), take(":") else { return false }
    skip { $0 > 0x20 && $0 != 0x7F && $0 != "<" && $0 != ">" }
    return true
  }

  private mutating func takeMailAddress() -> Bool {
    let name = skip { $0.isAlphanumeric || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0) }
    guard name > 0, take("@") else { return false }
    repeat {
      let start = offset
      skip { $0.isAlphanumeric || $0 == "-" }
      guard (1...63).contains(offset - start), byte(at: start) != "-",
        byte(at: offset - 1) != "-"
      else { return false }
    } while take(".")
    return true
  }
}
