/// The words of an info string: what stands between double quotes or braces belongs together.
struct FenceWords {
  struct Word {
    let text: String
    /// From 1.
    let column: Int
  }

  private(set) var words: [Word] = []
  private let characters: [Character]

  init(_ info: String) {
    characters = Array(info)
    var index = 0
    while index < characters.count {
      if isSpace(index) {
        index += 1
        continue
      }
      let end = self.end(ofWordAt: index)
      words.append(Word(text: String(characters[index..<end]), column: index + 1))
      index = end
    }
  }

  private func isSpace(_ index: Int) -> Bool {
    characters[index] == " " || characters[index] == "\t"
  }

  /// The index after the word; always behind its start.
  private func end(ofWordAt start: Int) -> Int {
    if characters[start] == "{" {
      return characters[start...].firstIndex(of: "}").map { $0 + 1 } ?? characters.count
    }
    var index = start + 1
    while index < characters.count, !isSpace(index) {
      // `swift{1}`: the highlights may follow the language at once.
      if characters[index] == "{" { return index }
      if characters[index] == "\"", characters[index - 1] == "=" { return endOfQuote(at: index) }
      index += 1
    }
    return index
  }

  /// A quotation ends with the quote before a space or the end, so that a diagnostic may hold quotes itself.
  private func endOfQuote(at start: Int) -> Int {
    var index = start + 1
    while index < characters.count {
      let isLast = index + 1 == characters.count || isSpace(index + 1)
      if characters[index] == "\"", isLast { return index + 1 }
      index += 1
    }
    return characters.count
  }
}
