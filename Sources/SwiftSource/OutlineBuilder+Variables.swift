import SwiftSyntax

extension OutlineBuilder {
  func variable(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> Declaration {
    let name = binding.pattern.as(IdentifierPatternSyntax.self).map { plainName($0.identifier) }
    var declaration = Declaration(
      .variable, name ?? binding.pattern.trimmedDescription,
      at: file.position(of: binding.pattern))
    declaration.header.read(variable.attributes, variable.modifiers)
    declaration.header.type = binding.typeAnnotation.map { TypeReference($0.type, in: file) }
    declaration.header.isConstant = variable.bindingSpecifier.text == "let"
    declaration.header.isStored = isStored(binding)
    declaration.read(accessors: binding.accessorBlock)
    if let initial = binding.initializer { declaration.read(value: initial.value) }
    return declaration
  }

  /// The variables of `var a = 1, b = 2`, which share their attributes and modifiers.
  func furtherVariable(_ binding: PatternBindingSyntax) -> Declaration? {
    guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindings.count > 1, !isLocal(Syntax(variable))
    else { return nil }
    return self.variable(binding, of: variable)
  }

  func enumCase(_ element: EnumCaseElementSyntax) -> Declaration {
    var declaration = Declaration(
      .enumCase, plainName(element.name), at: file.position(of: element.name))
    declaration.header.parameters =
      element.parameterClause?.parameters.map {
        Declaration.Parameter(
          label: $0.firstName.map(plainName), type: TypeReference($0.type, in: file),
          hasDefault: $0.defaultValue != nil)
      } ?? []
    if let raw = element.rawValue { declaration.read(value: raw.value) }
    return declaration
  }

  /// Whether a declaration stands in a body rather than in a type or at file level.
  func isLocal(_ node: Syntax) -> Bool {
    let scope = sequence(first: node) { $0.parent }.dropFirst().first {
      $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
        || $0.is(AccessorBlockSyntax.self) || $0.is(SwitchCaseSyntax.self)
    }
    return scope.map { !$0.is(MemberBlockSyntax.self) } ?? false
  }

  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
