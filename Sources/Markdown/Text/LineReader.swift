/// The lines of a source, one after the other; a line ends with LF, CR LF or CR (CommonMark §2.1).
struct LineReader: Sequence, IteratorProtocol {
  let source: SourceText
  private var offset = 0
  private var number = 0

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func next() -> SourceLine? {
    let bytes = source.bytes
    guard offset < bytes.count else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    number += 1
    let line = SourceLine(number: number, range: start..<offset)
    if bytes[offset...].starts(with: [0x0D, 0x0A]) { offset += 1 }
    offset += 1
    return line
  }
}
