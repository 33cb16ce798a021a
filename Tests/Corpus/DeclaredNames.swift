import SwiftSyntax

/// The names that some files declare, and what must be known of them before they are changed.
struct DeclaredNames {
  /// Types, protocols, aliases and generic parameters.
  private(set) var types: Set<String> = []
  /// Functions, variables, cases, parameters, labels and local constants.
  private(set) var members: Set<String> = []
  /// Names that Swift or a file format takes from the source while the program runs.
  private(set) var spelled: Set<String> = []
  /// Labels in calls of what other modules declare.
  private(set) var foreignLabels: Set<String> = []

  init(_ files: Files) {
    let trees = files.sourceTexts.map(\.tree)
    for tree in trees {
      types.formUnion(tree.declaredTypes)
      members.formUnion(tree.declaredMembers)
      spelled.formUnion(tree.spelledNames)
    }
    for call in trees.flatMap({ $0.all(FunctionCallExprSyntax.self) }) {
      let name = call.calledName
      guard !types.contains(name), !members.contains(name), name != "init" else { continue }
      foreignLabels.formUnion(call.arguments.compactMap { $0.label?.plainName })
      foreignLabels.formUnion(call.additionalTrailingClosures.compactMap(\.label.plainName))
    }
  }
}

extension SyntaxProtocol {
  fileprivate var declaredTypes: [String] {
    all(TokenSyntax.self).filter(\.declaresType).compactMap(\.plainName)
  }

  fileprivate var declaredMembers: [String] {
    all(TokenSyntax.self).filter { $0.declaresMember || $0.declaresLabel }.compactMap(\.plainName)
  }

  /// Fields of what is coded, raw values of cases, and types whose name says that they do nothing.
  fileprivate var spelledNames: [String] {
    let coded = all(DeclSyntax.self).filter { declaration in
      let words = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.names ?? []
      return !words.isDisjoint(with: ["Codable", "Decodable", "Encodable", "CodingKey", "String"])
    }
    return coded.flatMap(\.declaredMembers)
      + declaredTypes.filter { $0.hasPrefix("NoOp") || $0.hasPrefix("Noop") || $0.hasPrefix("Null") }
  }
}

extension TokenSyntax {
  /// Whether this is the name in the declaration of a type.
  var declaresType: Bool {
    switch parent?.as(SyntaxEnum.self) {
    case .structDecl(let node): node.name == self
    case .classDecl(let node): node.name == self
    case .actorDecl(let node): node.name == self
    case .enumDecl(let node): node.name == self
    case .protocolDecl(let node): node.name == self
    case .typeAliasDecl(let node): node.name == self
    case .associatedTypeDecl(let node): node.name == self
    case .genericParameter(let node): node.name == self
    case .primaryAssociatedType: true
    default: false
    }
  }

  /// Whether this is the name in the declaration of a value: a function, a variable or a case.
  var declaresMember: Bool {
    switch parent?.as(SyntaxEnum.self) {
    case .functionDecl(let node): node.name == self
    case .enumCaseElement(let node): node.name == self
    case .identifierPattern, .closureShorthandParameter: true
    default: false
    }
  }

  /// Whether this introduces a label or the name of a parameter.
  var declaresLabel: Bool {
    switch parent?.as(SyntaxEnum.self) {
    case .functionParameter, .enumCaseParameter, .closureParameter, .tupleTypeElement,
      .closureCapture:
      true
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called; empty for a closure that is called at once.
  var calledName: String {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) {
      return name.baseName.plainName ?? name.baseName.text
    }
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.plainName ?? member.declName.baseName.text
    }
    return calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.plainName ?? ""
  }
}
