// Code spans, autolinks and raw HTML (CommonMark §6.1, §6.5–6.6): read no further inside.

extension InlineScanner {
  mutating func takeCodeSpan() {
    var ahead = reader
    let length = ahead.skip { $0 == "`" }
    let start = ahead.offset
    guard let end = endOfCode(from: ahead, length: length) else {
      reader.offset = start
      return
    }
    add(.complete(.code(code(start..<end))), to: end + length)
  }

  mutating func takeAngleBracket() {
    var ahead = reader
    if let destination = ahead.takeAutolink() {
      let address = reader.offset + 1..<ahead.offset - 1
      add(.autolink(destination: destination, address), to: ahead.offset)
    } else if ahead.takeTag() || takeDeclaration(&ahead) {
      add(.complete(.html(ahead.string(from: reader.offset))), to: ahead.offset)
    } else {
      reader.offset += 1
    }
  }

  /// Where the next run of exactly as many backticks starts, or `nil`.
  private mutating func endOfCode(from start: ByteReader, length: Int) -> Int? {
    let last = lastBackticks ?? start.backtickRuns
    lastBackticks = last
    guard let last = last[length], last >= start.offset else { return nil }
    var reader = start
    while !reader.isAtEnd {
      reader.skip { $0 != "`" }
      let run = reader.offset
      if reader.skip(while: { $0 == "`" }) == length { return run }
    }
    return nil
  }

  /// Line breaks become spaces; one space goes at both ends, so that code may touch a backtick.
  private func code(_ range: Range<Int>) -> String {
    let code = reader.bytes[range].map { $0 == "\n" ? 0x20 : $0 }
    let isPadded = code.first == 0x20 && code.last == 0x20 && code.contains { $0 != " " }
    return code.string(isPadded ? 1..<code.count - 1 : code.indices)
  }

  /// Moves over a comment, a processing instruction, a declaration or a CDATA section.
  private mutating func takeDeclaration(_ ahead: inout ByteReader) -> Bool {
    // A comment may be nothing but its marks, which then overlap.
    if ahead.take("<!-->") || ahead.take("<!--->") { return true }
    // A failed search ran to the end of the text; a second one would find nothing either.
    guard let ending = ahead.takeDeclarationStart(), !absentEndings.contains(ending) else {
      return false
    }
    guard let end = ahead.offset(of: ending) else {
      absentEndings.insert(ending)
      return false
    }
    ahead.offset = end + ending.utf8.count
    return true
  }
}

extension ByteReader {
  /// By length, where the last run of backticks starts.
  fileprivate var backtickRuns: [Int: Int] {
    var reader = self
    var runs: [Int: Int] = [:]
    while !reader.isAtEnd {
      reader.skip { $0 != "`" }
      let start = reader.offset
      runs[reader.skip { $0 == "`" }] = start
    }
    return runs
  }
}
