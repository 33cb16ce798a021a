/// The bytes of a text without byte order mark, and with U+FFFD for NUL (CommonMark §2.3).
struct SourceText {
  let bytes: [UInt8]

  init(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard bytes.contains(0) else {
      self.bytes = bytes
      return
    }
    var cleaned: [UInt8] = []
    for byte in bytes {
      if byte == 0 {
        cleaned.append(contentsOf: "\u{FFFD}".utf8)
      } else {
        cleaned.append(byte)
      }
    }
    self.bytes = cleaned
  }
}
