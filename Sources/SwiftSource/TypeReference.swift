/// A type as written: in an annotation, an inheritance clause, a constraint.
package struct TypeReference: Hashable, Sendable {
  /// As in the source, without the blanks and comments around it.
  package let text: String
  package let position: SourcePosition
  /// Every type that is named in it, in the order of the source.
  package let names: [TypeName]
  /// How many function types it holds, those inside parameters of a function type not counted.
  package let functionTypes: Int

  init(text: String, position: SourcePosition, names: [TypeName], functionTypes: Int) {
    self.text = text
    self.position = position
    self.names = names
    self.functionTypes = functionTypes
  }
}

/// The name of a type inside a written type.
package struct TypeName: Hashable, Sendable {
  /// `["MiniHTTP", "HTTPSession"]` for `MiniHTTP.HTTPSession`.
  package let path: [String]
  package let position: SourcePosition
  /// Whether it stands among the parameters of a function type: then it is given, not received.
  package let isParameter: Bool
}
