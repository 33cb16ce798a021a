/// A declaration with what is declared and said inside it: a scope of the outline.
package struct Declaration: Hashable, Sendable {
  package let kind: Kind
  /// Without backticks; the extended type's name for an extension, `init` for an initialiser.
  package let name: String
  /// Where the name stands.
  package let position: SourcePosition
  /// What stands before the body.
  package internal(set) var header = Header()
  /// What is declared inside, in the order of the source; functions declared in bodies as well.
  package internal(set) var members: [Declaration] = []
  /// What is said in this declaration itself, its members not counted.
  package internal(set) var facts: [Fact] = []
  /// `nil` for what has no body, such as a requirement or a stored property.
  package internal(set) var body: Body?
  /// The value that the source shows for a constant, an enum case or a function of one literal.
  package internal(set) var value: Value?

  /// The sorts of declaration that the outline tells apart.
  package enum Kind: Hashable, Sendable {
    /// The root: what stands at file level.
    case file
    case `struct`, `class`, `actor`, `enum`, `protocol`, `extension`
    case function, initializer, deinitializer, `subscript`, variable, enumCase
    case typeAlias, associatedType, `operator`, macro
  }

  /// What stands before the body of a declaration.
  package struct Header: Hashable, Sendable {
    package internal(set) var access = Access.internal
    /// `static`, `override`, `required`, `lazy`, …, as written; access levels left out.
    package internal(set) var modifiers: [String] = []
    /// The names of the attributes, without `@`.
    package internal(set) var attributes: [String] = []
    /// The inheritance clause.
    package internal(set) var inherited: [TypeReference] = []
    package internal(set) var genericParameters: [String] = []
    /// What generic parameters and `where` clauses ask for.
    package internal(set) var constraints: [TypeReference] = []
    /// Of a function, an initialiser, a subscript, or the payload of an enum case.
    package internal(set) var parameters: [Parameter] = []
    /// The annotation of a variable, the result of a function, the target of an alias.
    package internal(set) var type: TypeReference?
    /// Whether a variable is a `let`.
    package internal(set) var isConstant = false
    /// Whether a variable has storage; observers do not change that.
    package internal(set) var isStored = false
  }

  /// One parameter of a function, or one part of the payload of an enum case.
  package struct Parameter: Hashable, Sendable {
    /// `nil` for `_` and for a payload without a label.
    package let label: String?
    package let type: TypeReference
    package let hasDefault: Bool
  }

  /// What can be said of a body without its facts.
  package struct Body: Hashable, Sendable {
    /// Of the function, or of the getter.
    package internal(set) var statements = 0
    /// The only expression, when it is short; `return` left out.
    package internal(set) var onlyExpression: String?
    package internal(set) var hasEmptySetter = false
  }

  /// A value that can be known without running anything.
  package enum Value: Hashable, Sendable {
    case text(String)
    /// Another name, such as `Names.email`.
    case name([String])
  }

  /// Who may use a declaration; `internal` when nothing is written.
  package enum Access: String, Hashable, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
  }

  init(_ kind: Kind, _ name: String, at position: SourcePosition) {
    self.kind = kind
    self.name = name
    self.position = position
  }
}

extension Declaration {
  /// Whether this declares a type that has values: no protocol, extension or alias.
  package var isNominalType: Bool {
    switch kind {
    case .struct, .class, .actor, .enum: true
    default: false
    }
  }

  /// Whether members of this are members of a type.
  package var isTypeScope: Bool { isNominalType || kind == .protocol || kind == .extension }

  /// Whether this belongs to the type and not to its values.
  package var isStatic: Bool {
    header.modifiers.contains("static")
      || (header.modifiers.contains("class") && kind != .class)
  }

  /// Whether other files cannot use this.
  package var isPrivate: Bool { header.access == .private || header.access == .fileprivate }

  /// The facts of this declaration and of everything inside it, in the order of the source.
  package var allFacts: [Fact] {
    (facts + members.flatMap(\.allFacts)).sorted { $0.position < $1.position }
  }

  /// This declaration and everything declared inside it.
  package var allDeclarations: [Declaration] { [self] + members.flatMap(\.allDeclarations) }
}
