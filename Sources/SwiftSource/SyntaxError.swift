/// A place at which a file is not Swift.
package struct SyntaxError: Hashable, Sendable {
  package let position: SourcePosition
  /// What the parser says, in English, as the compiler would.
  package let message: String

  package init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }
}
