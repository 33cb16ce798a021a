package import Markdown

/// A JSON text as a value whose every part knows its place, with everything that is wrong in it.
///
/// Foundation's decoder stops at the first error, and tells neither line nor column of a value that is well-formed and
/// still wrong, such as a misspelt key. An author needs both; that alone is why this reader exists. It follows RFC 8259,
/// and is strict: comments, trailing commas and repeated keys are faults. Those three do not stop it.
package struct JSONDocument: Sendable {
  /// `nil` when a fault left nothing to go on with; it may be there in spite of lesser faults.
  package let value: JSONValue?
  /// In the order of the text; empty when all is well.
  package let faults: [Fault]

  /// How deep lists and objects may lie in one another (RFC 8259 §9 lets a parser choose).
  package static let depthLimit = 64

  /// Reads UTF-8; a byte order mark at the start is ignored.
  package init(parsing bytes: [UInt8]) {
    var parser = JSONParser(bytes)
    value = parser.document()
    faults = parser.faults
  }
}

extension JSONValue {
  /// Where the value starts.
  package var position: TextPosition { TextPosition(line: line, column: column) }

  /// The value of the first member with that key; `nil` for any other key, and when this is no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What it is, in the words of a message: `a text`, `a list`.
  var noun: String {
    switch content {
    case .null: "null"
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
