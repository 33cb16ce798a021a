/// A JSON value with its place in the file, so that every problem can be shown where it stands.
package struct JSONValue: Hashable, Sendable {
  package let content: Content
  /// Line and column from 1.
  package let line: Int
  package let column: Int

  package init(_ content: Content, line: Int, column: Int) {
    self.content = content
    self.line = line
    self.column = column
  }

  /// What kinds of value there are (RFC 8259 §3).
  package indirect enum Content: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    /// The members in the order of the file.
    case object([Member])
  }

  /// One `"key": value` of an object.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let line: Int
    package let column: Int
    package let value: JSONValue

    package init(key: String, line: Int, column: Int, value: JSONValue) {
      self.key = key
      self.line = line
      self.column = column
      self.value = value
    }
  }
}
