import SwiftSyntax

extension OutlineBuilder {
  /// The declaration that a node opens; `nil` for every other node, local variables included.
  func declaration(for node: Syntax) -> Declaration? {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let type): nominal(.struct, type)
    case .classDecl(let type): nominal(.class, type)
    case .actorDecl(let type): nominal(.actor, type)
    case .enumDecl(let type): nominal(.enum, type)
    case .protocolDecl(let type):
      make(.protocol, type.name) {
        $0.read(type, in: file)
        $0.read(nil, type.genericWhereClause, in: file)
        $0.genericParameters =
          type.primaryAssociatedTypeClause?
          .primaryAssociatedTypes.map { plainName($0.name) } ?? []
      }
    case .extensionDecl(let type): extensionOf(type)
    default: member(for: node)
    }
  }

  private func nominal(
    _ kind: Declaration.Kind, _ type: some NominalTypeDeclSyntax
  ) -> Declaration {
    make(kind, type.name) {
      $0.read(type, in: file)
      $0.read(type.genericParameterClause, type.genericWhereClause, in: file)
    }
  }

  private func extensionOf(_ type: ExtensionDeclSyntax) -> Declaration {
    let path = typePath(Syntax(type.extendedType))
    let name = path.isEmpty ? type.extendedType.trimmedDescription : path.joined(separator: ".")
    var declaration = Declaration(.extension, name, at: file.position(of: type.extendedType))
    declaration.header.read(type, in: file)
    declaration.header.read(nil, type.genericWhereClause, in: file)
    declaration.header.type = TypeReference(type.extendedType, in: file)
    return declaration
  }

  private func member(for node: Syntax) -> Declaration? {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function): self.function(function)
    case .initializerDecl(let initializer): self.initializer(initializer)
    case .deinitializerDecl(let end):
      make(.deinitializer, end.deinitKeyword) { $0.read(end.attributes, end.modifiers) }
    case .subscriptDecl(let entry): self.subscriptEntry(entry)
    case .variableDecl(let variable) where variable.bindings.count == 1 && !isLocal(node):
      variable.bindings.first.map { self.variable($0, of: variable) }
    case .patternBinding(let binding): furtherVariable(binding)
    case .enumCaseElement(let element): enumCase(element)
    default: other(for: node)
    }
  }

  private func other(for node: Syntax) -> Declaration? {
    switch node.as(SyntaxEnum.self) {
    case .typeAliasDecl(let alias):
      make(.typeAlias, alias.name) {
        $0.read(alias.attributes, alias.modifiers)
        $0.read(alias.genericParameterClause, alias.genericWhereClause, in: file)
        $0.type = TypeReference(alias.initializer.value, in: file)
      }
    case .associatedTypeDecl(let type):
      make(.associatedType, type.name) {
        $0.inherited = inheritedTypes(type.inheritanceClause, in: file)
        $0.read(nil, type.genericWhereClause, in: file)
      }
    case .operatorDecl(let declared): make(.operator, declared.name) { _ in }
    case .macroDecl(let macro):
      make(.macro, macro.name) { $0.read(macro.attributes, macro.modifiers) }
    default: nil
    }
  }

  private func function(_ function: FunctionDeclSyntax) -> Declaration {
    var declaration = make(.function, function.name) {
      $0.read(function.attributes, function.modifiers)
      $0.read(function.genericParameterClause, function.genericWhereClause, in: file)
      $0.parameters = parameters(function.signature.parameterClause, in: file)
      $0.type = function.signature.returnClause.map { TypeReference($0.type, in: file) }
    }
    declaration.read(body: function.body?.statements)
    return declaration
  }

  private func initializer(_ initializer: InitializerDeclSyntax) -> Declaration {
    var declaration = make(.initializer, initializer.initKeyword) {
      $0.read(initializer.attributes, initializer.modifiers)
      $0.read(initializer.genericParameterClause, initializer.genericWhereClause, in: file)
      $0.parameters = parameters(initializer.signature.parameterClause, in: file)
    }
    declaration.read(body: initializer.body?.statements)
    return declaration
  }

  private func subscriptEntry(_ entry: SubscriptDeclSyntax) -> Declaration {
    var declaration = make(.subscript, entry.subscriptKeyword) {
      $0.read(entry.attributes, entry.modifiers)
      $0.read(entry.genericParameterClause, entry.genericWhereClause, in: file)
      $0.parameters = parameters(entry.parameterClause, in: file)
      $0.type = TypeReference(entry.returnClause.type, in: file)
    }
    declaration.read(accessors: entry.accessorBlock)
    return declaration
  }

  private func make(
    _ kind: Declaration.Kind, _ name: TokenSyntax, header: (inout Declaration.Header) -> Void
  ) -> Declaration {
    var declaration = Declaration(kind, plainName(name), at: file.position(of: name))
    header(&declaration.header)
    return declaration
  }
}

/// The declarations that share a name, inheritance, generics and members.
private typealias NominalTypeDeclSyntax =
  DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
