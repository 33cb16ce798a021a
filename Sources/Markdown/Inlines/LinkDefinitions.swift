/// The links that a document defines by label: `[label]: destination "title"` (CommonMark §4.7).
struct LinkDefinitions {
  private var targets: [String: LinkTarget] = [:]

  subscript(label: Range<Int>, of bytes: [UInt8]) -> LinkTarget? {
    targets.isEmpty ? nil : targets[Self.key(label, of: bytes)]
  }

  /// Moves the definitions at the start of a paragraph from its lines into this collection.
  mutating func take(from lines: inout [TextLine], of bytes: [UInt8]) {
    guard let first = lines.first, ByteReader(bytes, in: first.range).peek == "[" else { return }
    var reader = ByteReader(lines.joined(of: bytes))
    var end = 0
    while let (label, target) = reader.takeDefinition() {
      let key = Self.key(label, of: reader.bytes)
      // The first definition of a label counts.
      if targets[key] == nil { targets[key] = target }
      end = reader.offset
    }
    let breaks = reader.bytes[..<end].count { $0 == 0x0A }
    lines.removeFirst(end == reader.bytes.count ? lines.count : breaks)
  }

  /// Labels match when only case and the amount of white space differ.
  ///
  /// Both conversions together come close to Unicode's case folding: “ẞ” matches “SS”.
  private static func key(_ label: Range<Int>, of bytes: [UInt8]) -> String {
    bytes[label].split { $0.isWhitespace }
      .map { String(decoding: $0, as: UTF8.self).lowercased().uppercased() }
      .joined(separator: " ")
  }
}

extension ByteReader {
  /// Moves over a definition and the end of its line; `nil` and no move when there is none.
  fileprivate mutating func takeDefinition() -> (label: Range<Int>, target: LinkTarget)? {
    var ahead = self
    guard let label = ahead.takeLinkLabel(), ahead.take(":") else { return nil }
    ahead.skipSpacesAndOneLineBreak()
    guard let destination = ahead.takeLinkDestination() else { return nil }
    var afterTitle = ahead
    if afterTitle.skipSpacesAndOneLineBreak() > 0, let title = afterTitle.takeLinkTitle(),
      afterTitle.takeBlankRestOfLine()
    {
      self = afterTitle
      return (label, LinkTarget(destination: destination, title: title))
    }
    // What looks like a title on the next line may be text.
    guard ahead.takeBlankRestOfLine() else { return nil }
    self = ahead
    return (label, LinkTarget(destination: destination, title: nil))
  }
}
