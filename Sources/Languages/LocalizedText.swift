/// One text in every language that we speak.
package struct LocalizedText: Hashable, Sendable {
  package let english: String
  package let french: String

  package init(english: String, french: String) {
    self.english = english
    self.french = french
  }

  /// The same text in all languages: for names, code and numbers.
  package init(same text: String) {
    self.init(english: text, french: text)
  }

  /// The text in one language.
  package func callAsFunction(_ language: Language) -> String {
    switch language {
    case .english: english
    case .french: french
    }
  }
}
