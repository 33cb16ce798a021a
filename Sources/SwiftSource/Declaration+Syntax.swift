import SwiftSyntax

extension Declaration.Header {
  mutating func read(_ group: some DeclGroupSyntax, in file: ParsedFile) {
    read(group.attributes, group.modifiers)
    inherited = inheritedTypes(group.inheritanceClause, in: file)
  }

  mutating func read(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
    self.attributes = attributeNames(attributes)
    for modifier in modifiers {
      // `private(set)` says nothing about who may read.
      if let level = Declaration.Access(rawValue: modifier.name.text) {
        if modifier.detail == nil { access = level }
      } else {
        self.modifiers.append(modifier.name.text)
      }
    }
  }

  mutating func read(
    _ generics: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?,
    in file: ParsedFile
  ) {
    for parameter in generics?.parameters ?? [] {
      genericParameters.append(plainName(parameter.name))
      if let bound = parameter.inheritedType { constraints.append(TypeReference(bound, in: file)) }
    }
    let clauses = [generics?.genericWhereClause, clause].compactMap(\.self)
    for requirement in clauses.flatMap(\.requirements) {
      if case .conformanceRequirement(let conformance) = requirement.requirement {
        constraints.append(TypeReference(conformance.rightType, in: file))
      } else if case .sameTypeRequirement(let same) = requirement.requirement,
        case .type(let type) = same.rightType
      {
        constraints.append(TypeReference(type, in: file))
      }
    }
  }
}

extension Declaration {
  mutating func read(body statements: CodeBlockItemListSyntax?) {
    guard let statements else { return }
    var body = Body()
    body.statements = statements.count
    if statements.first?.item.as(ReturnStmtSyntax.self).map({ $0.expression == nil }) == true {
      // `return` alone does nothing, whatever follows.
      body.statements = 0
    }
    if let expression = onlyExpression(statements) {
      if expression.totalLength.utf8Length <= 120 {
        body.onlyExpression = expression.trimmedDescription
      }
      read(value: expression)
    }
    self.body = body
  }

  mutating func read(accessors block: AccessorBlockSyntax?) {
    switch block?.accessors {
    case .getter(let statements):
      read(body: statements)
    case .accessors(let accessors):
      for accessor in accessors where accessor.accessorSpecifier.text == "get" {
        read(body: accessor.body?.statements)
      }
      for accessor in accessors where accessor.accessorSpecifier.text == "set" {
        guard let setter = accessor.body, setter.statements.isEmpty else { continue }
        body = body ?? Body()
        body?.hasEmptySetter = true
      }
    default: break
    }
  }

  /// Notes a value that needs no running to be known.
  mutating func read(value expression: ExprSyntax) {
    if let text = staticText(of: expression) {
      value = .text(text)
      return
    }
    let path = namePath(expression)
    if path.first != "…" { value = .name(path) }
  }
}

private func onlyExpression(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
  guard statements.count == 1, let only = statements.first else { return nil }
  if let returned = only.item.as(ReturnStmtSyntax.self) { return returned.expression }
  return only.item.as(ExprSyntax.self)
}

func inheritedTypes(_ clause: InheritanceClauseSyntax?, in file: ParsedFile) -> [TypeReference] {
  clause?.inheritedTypes.map { TypeReference($0.type, in: file) } ?? []
}

func attributeNames(_ attributes: AttributeListSyntax) -> [String] {
  attributes.compactMap { element in
    guard case .attribute(let attribute) = element else { return nil }
    return typePath(Syntax(attribute.attributeName)).last
  }
}

func parameters(
  _ clause: FunctionParameterClauseSyntax, in file: ParsedFile
) -> [Declaration.Parameter] {
  clause.parameters.map {
    Declaration.Parameter(
      label: $0.firstName.tokenKind == .wildcard ? nil : plainName($0.firstName),
      type: TypeReference($0.type, in: file), hasDefault: $0.defaultValue != nil)
  }
}
