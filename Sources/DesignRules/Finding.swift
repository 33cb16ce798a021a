package import Languages
package import SwiftSource

/// One place at which a rule found what it looks for.
package struct Finding: Hashable, Sendable {
  /// Where; its file is the path that the submission uses.
  package let position: SourcePosition
  /// What stands there, as in the source: the literal, the name, the keyword.
  package let found: String
  /// One sentence of at most 100 characters on what was found, without advice.
  package let message: LocalizedText
  /// How often the same thing was found in the same scope; at least 1.
  package let count: Int

  package init(
    position: SourcePosition, found: String, message: LocalizedText, count: Int = 1
  ) {
    self.position = position
    self.found = found
    self.message = message
    self.count = count
  }
}
