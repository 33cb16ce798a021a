/// A coloured piece of Swift code; the texts of all pieces joined are the code.
package struct CodeToken: Hashable, Sendable {
  package let kind: Kind
  package let text: String

  package init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  /// What a piece of code is, as far as colours tell apart.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case plain, keyword, identifier, type, string, number, comment, attribute, directive
  }
}
