/// The lines between two `---` at the top of a file: `key: value`, blank lines and `#` comments.
struct FrontMatter {
  let entries: [FrontMatterEntry]

  /// Moves `lines` behind the front matter; `nil` and no move when there is none or no end of it.
  init?(_ lines: inout LineReader) {
    var ahead = lines
    guard let first = ahead.next(), ahead.isFence(first) else { return nil }
    var entries: [FrontMatterEntry] = []
    while let line = ahead.next() {
      if ahead.isFence(line) {
        self.entries = entries
        lines = ahead
        return
      }
      if let entry = FrontMatterEntry(line, of: ahead.source.bytes) { entries.append(entry) }
    }
    return nil
  }
}

extension FrontMatterEntry {
  fileprivate init?(_ line: SourceLine, of bytes: [UInt8]) {
    var reader = ByteReader(bytes, in: line.range)
    reader.skipSpaces()
    guard !reader.isAtEnd, reader.peek != "#" else { return nil }
    let start = reader.offset
    let colon = reader.offset(of: ":") ?? reader.end
    self.init(
      key: bytes.trimmedString(start..<colon),
      value: bytes.trimmedString(min(colon + 1, reader.end)..<reader.end),
      position: line.position(at: start))
  }
}

extension LineReader {
  fileprivate func isFence(_ line: SourceLine) -> Bool {
    var reader = ByteReader(source.bytes, in: line.range)
    return reader.take("---") && reader.takeBlankRestOfLine()
  }
}
