/// One `key: value` line of the front matter.
package struct FrontMatterEntry: Hashable, Sendable {
  /// Trimmed; the whole line when it has no colon, so that a reader can report it.
  package let key: String
  /// Trimmed, not interpreted further; empty when nothing follows the colon.
  package let value: String
  /// Where the key starts.
  package let position: TextPosition

  package init(key: String, value: String, position: TextPosition) {
    self.key = key
    self.value = value
    self.position = position
  }
}
