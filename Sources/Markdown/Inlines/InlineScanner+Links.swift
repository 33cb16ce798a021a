// Links and images (CommonMark §6.3–6.4): decided when the closing bracket is read.

extension InlineScanner {
  /// Takes `[` or `![`, which is text unless its closing bracket finds a target.
  mutating func openBracket(length: Int) {
    let end = reader.offset + length
    add(.text(reader.offset..<end), to: end)
    brackets.push(
      BracketStack.Opening(
        token: tokens.count - 1, textStart: end, isImage: length == 2,
        delimiters: delimiters.count))
  }

  mutating func closeBracket() {
    guard let opening = brackets.pop(), !opening.isDead,
      let (target, end) = target(of: opening)
    else {
      reader.offset += 1
      return
    }
    add(.closing, to: end)
    tokens[opening.token] = .opening(opening.isImage ? .image(target) : .link(target))
    // Brackets bind closer than delimiters: those inside pair among themselves.
    DelimiterStack.pair(delimiters[opening.delimiters...], in: &tokens)
    delimiters.removeSubrange(opening.delimiters...)
    if !opening.isImage { brackets.killLinks() }
  }

  /// The target of the link that closes at the reader's place, and where the link ends.
  private func target(of opening: BracketStack.Opening) -> (LinkTarget, end: Int)? {
    var ahead = reader
    ahead.offset += 1
    if let target = ahead.takeInlineTarget() { return (target, ahead.offset) }
    let text = opening.textStart..<reader.offset
    ahead.offset = reader.offset + 1
    if let label = ahead.takeLinkLabel() {
      return definitions[label, of: reader.bytes].map { ($0, ahead.offset) }
    }
    ahead.offset = reader.offset + 1
    _ = ahead.take("[]")
    guard !opening.containsBracket, text.count < 1000,
      let target = definitions[text, of: reader.bytes]
    else { return nil }
    return (target, ahead.offset)
  }
}

extension ByteReader {
  /// Moves over `(destination "title")`, both of which may be missing; `nil` when there is none.
  fileprivate mutating func takeInlineTarget() -> LinkTarget? {
    guard take("(") else { return nil }
    skip { $0.isWhitespace }
    if take(")") { return LinkTarget(destination: "", title: nil) }
    guard let destination = takeLinkDestination() else { return nil }
    let spaces = skip { $0.isWhitespace }
    if take(")") { return LinkTarget(destination: destination, title: nil) }
    guard spaces > 0, let title = takeLinkTitle() else { return nil }
    skip { $0.isWhitespace }
    return take(")") ? LinkTarget(destination: destination, title: title) : nil
  }
}
