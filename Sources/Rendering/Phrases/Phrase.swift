package import Languages

/// A table of sentences of the interface, each in every language.
///
/// A sentence may have holes: `{file}` takes a text or a number, and `{n:file|files}` the word that
/// goes with the number `n` (in English one is singular, in French also none is).
package protocol Phrase: CaseIterable, Hashable, Sendable {
  /// The sentence with its holes, in every language.
  var text: LocalizedText { get }
}

extension Phrase {
  /// The sentence in a language, its holes filled; a hole without a value stays visible.
  package func callAsFunction(
    _ language: Language, _ values: [String: PhraseValue] = [:]
  ) -> String {
    let sentence = language == .french ? frenchSpacing(text.french) : text(language)
    return PhraseTemplate(sentence).filled(with: values, in: language)
  }
}

/// What fills a hole of a sentence.
package enum PhraseValue: Hashable, Sendable, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral
{
  case text(String)
  case number(Int)

  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .number(value) }

  var shown: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    }
  }
}
