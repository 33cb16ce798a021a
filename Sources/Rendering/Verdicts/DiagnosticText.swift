import Grading
import Languages

/// What the compiler said: the first error whole, with its line of code, then how many more there are.
struct DiagnosticText {
  let language: Language
  let source: @Sendable (_ path: String) -> String?
  var colouring: CodeColouring?
  var showsAll = false

  init(language: Language, source: @escaping @Sendable (_ path: String) -> String?) {
    self.language = language
    self.source = source
  }

  func lines(of diagnostics: [Diagnostic], width: Int) -> [StyledLine] {
    let errors = diagnostics.filter { $0.severity == .error }
    let shown = showsAll ? errors[...] : errors.prefix(1)
    let sections = shown.map { lines(of: $0, width: width) }
    let hidden = errors.count - shown.count
    let more =
      hidden > 0
      ? LineWrapper(width: width)
        .lines(of: VerdictPhrase.moreErrors(language, ["n": .number(hidden)]), .muted) : []
    return Array(sections.joined(separator: [.empty])) + more
  }

  /// The message stands above the code, because it may be long and have lines of its own.
  private func lines(of diagnostic: Diagnostic, width: Int) -> [StyledLine] {
    var excerpt = SourceExcerpt(at: diagnostic.place, of: source(diagnostic.place.file))
    excerpt.colouring = colouring
    return LineWrapper(width: width).lines(of: inert(diagnostic.message), .bad)
      + excerpt.lines(width: width)
  }
}
