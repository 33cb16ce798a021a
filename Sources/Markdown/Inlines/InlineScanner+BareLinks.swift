// Addresses that are links without any mark (GFM, autolinks extension): www., http:// and https://.

extension InlineScanner {
  mutating func takeBareLink() {
    var ahead = reader
    let before = reader.byte(at: reader.offset - 1)
    guard let scheme = ahead.takeBareAddress(after: before) else {
      reader.offset += 1
      return
    }
    // A closing bracket may end the text of a link that contains the address.
    let mayContainBracket = brackets.isEmpty
    ahead.skip { !$0.isWhitespace && $0 != "<" && ($0 != "]" || mayContainBracket) }
    let end = ahead.withoutPunctuation(from: reader.offset)
    let address = reader.offset..<end
    add(.autolink(destination: scheme + reader.bytes.string(address), address), to: end)
  }
}

extension ByteReader {
  /// Moves over the start of an address and its domain; what is missing before it, or `nil`.
  fileprivate mutating func takeBareAddress(after before: UInt8) -> String? {
    if isAt("www.") {
      let mayPrecede = before == 0 || before.isWhitespace || "*_~(".utf8.contains(before)
      return mayPrecede && takeDomain(isDotted: true) ? "http://" : nil
    }
    guard !before.isAlphanumeric else { return nil }
    guard take("http://", ignoringCase: true) || take("https://", ignoringCase: true) else {
      return nil
    }
    return takeDomain(isDotted: false) ? "" : nil
  }

  /// Moves over a domain, whose last two parts have no underscore.
  private mutating func takeDomain(isDotted: Bool) -> Bool {
    let start = offset
    var dots = 0
    var underscoresOfLastParts = (0, 0)
    while peek.isAlphanumeric || peek == "-" || peek == "_" || peek == "." || peek > 0x7F {
      // No name in the Internet is longer.
      guard offset - start < 253 else { return false }
      if peek == "." {
        dots += 1
        underscoresOfLastParts = (underscoresOfLastParts.1, 0)
      } else if peek == "_" {
        underscoresOfLastParts.1 += 1
      }
      offset += 1
    }
    return offset > start && underscoresOfLastParts == (0, 0) && (!isDotted || dots > 0)
  }

  /// Where the address ends that reaches to here: punctuation after it belongs to the sentence.
  fileprivate func withoutPunctuation(from start: Int) -> Int {
    var end = offset
    var unopened = bytes[start..<end].reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
    while end > start {
      switch bytes[end - 1] {
      case "?", "!", ".", ",", ":", "*", "_", "~", "'", "\"": end -= 1
      case ")" where unopened > 0:
        unopened -= 1
        end -= 1
      case ";":
        guard let reference = startOfReference(endingAt: end) else { return end }
        end = reference
      default: return end
      }
    }
    return end
  }

  private func startOfReference(endingAt end: Int) -> Int? {
    var start = end - 1
    while byte(at: start - 1).isAlphanumeric { start -= 1 }
    return byte(at: start - 1) == "&" && start < end - 1 ? start - 1 : nil
  }
}
