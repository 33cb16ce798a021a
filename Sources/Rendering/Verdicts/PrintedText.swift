import Languages

/// What the code under test printed: inert, quoted, and no more of it than helps.
struct PrintedText {
  let printed: String
  let language: Language

  init(_ printed: String, in language: Language) {
    self.printed = printed
    self.language = language
  }

  /// Lines that are shown.
  static let limit = 20

  /// Lines of the screen that one printed line may take.
  private static let longestLine = 3

  func lines(width: Int) -> [StyledLine] {
    let quoted = Self.quoted(printed, limit: Self.limit, language, width: width)
    guard !quoted.isEmpty else { return [] }
    return LineWrapper(width: width).lines(of: VerdictPhrase.printed(language), .muted) + quoted
  }

  /// The first lines of a text behind a bar, then how many more there are; nothing for blank text.
  ///
  /// A very long line is cut after three lines of the screen.
  static func quoted(
    _ text: String, limit: Int, _ language: Language, width: Int
  ) -> [StyledLine] {
    var lines = inert(text).split(omittingEmptySubsequences: false) { $0 == "\n" }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    guard !lines.isEmpty else { return [] }
    let bar = StyledLine("│ ", .muted)
    let quoted = Hanging(first: bar, rest: bar).lines(width: width) { room in
      let wrapper = CodeWrapper(width: room)
      return lines.prefix(limit).flatMap { line in
        wrapper.pieces(of: StyledLine(String(line)).truncated(to: room * longestLine))
      }
    }
    guard lines.count > limit else { return quoted }
    let more = VerdictPhrase.morePrinted(language, ["n": .number(lines.count - limit)])
    return quoted + LineWrapper(width: width).lines(of: "… " + more, .muted)
  }
}
