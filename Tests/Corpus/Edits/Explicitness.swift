import SwiftSyntax

extension Edit {
  /// `return` in front of the only expression of a function or getter.
  static let explicitReturn = Edit("return") { files, _ in
    files.mapSources { _, source in
      source.replacing(
        source.tree.bodiesWithValue.compactMap { statements in
          guard statements.count == 1, let only = statements.first,
            case .expr(let expression) = only.item, expression.mayBeReturned
          else { return nil }
          return Replacement("return ", before: only)
        })
    }
  }

  /// No `return` in front of the only expression of a function or getter.
  static let implicitReturn = Edit("no-return") { files, _ in
    files.mapSources { _, source in
      source.replacing(
        source.tree.bodiesWithValue.compactMap { statements in
          guard statements.count == 1,
            let exit = statements.first?.item.as(ReturnStmtSyntax.self), exit.expression != nil
          else { return nil }
          return Replacement(exit.returnKeyword, with: "")
        })
    }
  }

  /// The type of a value that shows it already is written out.
  static let explicitTypes = Edit("types") { files, _ in
    let names = Set(
      files.sourceTexts.flatMap(\.types)
        .filter { !$0.isGeneric && $0.keyword != .protocol }.map(\.plainName))
    return files.mapSources { _, source in
      source.replacing(
        source.tree.all(PatternBindingSyntax.self).compactMap { binding in
          guard binding.typeAnnotation == nil, binding.pattern.is(IdentifierPatternSyntax.self),
            let type = binding.initializer?.value.shownType(among: names)
          else { return nil }
          return Replacement(": \(type)", after: binding.pattern)
        })
    }
  }

  /// `self.` in front of every member of the type around.
  static let explicitSelf = Edit("self") { files, _ in
    let members = files.instanceMembers
    return files.mapSources { _, source in
      source.replacing(
        source.tree.all(DeclReferenceExprSyntax.self).compactMap { name in
          guard let type = name.instanceAround, let plain = name.baseName.plainName,
            members[type]?.contains(plain) == true, !name.isMemberOrLocal(plain)
          else { return nil }
          return Replacement("self.", before: name)
        })
    }
  }
}

extension SyntaxProtocol {
  /// The bodies of functions and getters that give a value; those with a result builder are left out.
  fileprivate var bodiesWithValue: [CodeBlockItemListSyntax] {
    let functions = all(FunctionDeclSyntax.self).filter { function in
      let type = function.signature.returnClause?.type.trimmedDescription
      return type != nil && !["Void", "()", "Never"].contains(type)
        && function.attributes.all(AttributeSyntax.self).allSatisfy(\.isHarmless)
    }
    let getters = all(PatternBindingSyntax.self).compactMap { binding in
      guard case .getter(let statements) = binding.accessorBlock?.accessors,
        binding.typeAnnotation?.type.trimmedDescription != "Void"
      else { return nil as CodeBlockItemListSyntax? }
      return statements
    }
    return functions.compactMap(\.body?.statements) + getters
  }
}

extension AttributeSyntax {
  /// Whether this cannot be a result builder.
  fileprivate var isHarmless: Bool {
    ["MainActor", "discardableResult", "Sendable", "concurrent", "escaping"]
      .contains(attributeName.trimmedDescription)
  }
}

extension ExprSyntax {
  fileprivate var mayBeReturned: Bool {
    !self.is(IfExprSyntax.self) && !self.is(SwitchExprSyntax.self)
      && self.as(FunctionCallExprSyntax.self)?.calledName != "fatalError"
  }

  /// The type of a literal, or of a call of an initialiser; `nil` when it takes more to know it.
  fileprivate func shownType(among names: Set<String>) -> String? {
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)?.baseName.plainName
    return called.flatMap { names.contains($0) ? $0 : nil }
  }
}

extension Files {
  /// Names of variables and methods of instances by type at file level; names that are static as well are left out.
  fileprivate var instanceMembers: [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    var shared: [String: Set<String>] = [:]
    for source in sourceTexts {
      for item in source.declarations {
        let own = TypeDeclaration(item)
        let added = item.item.as(ExtensionDeclSyntax.self)
        guard let name = own?.plainName ?? added?.extendedName,
          let block = own?.group.memberBlock ?? added?.memberBlock
        else { continue }
        for member in block.members {
          let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
          let isShared = modifiers?.has("static") == true || modifiers?.has("class") == true
          let isValue = member.decl.is(VariableDeclSyntax.self) || member.decl.is(FunctionDeclSyntax.self)
          if isShared || !isValue {
            shared[name, default: []].formUnion(member.declaredNames)
          } else {
            members[name, default: []].formUnion(member.declaredNames)
          }
        }
      }
    }
    return members.reduce(into: [:]) { $0[$1.key] = $1.value.subtracting(shared[$1.key] ?? []) }
  }
}

extension DeclReferenceExprSyntax {
  /// The member of a type, at file level, inside whose body this stands; `nil` outside of bodies of instances.
  private var memberAround: MemberBlockItemSyntax? {
    let members = surroundings.compactMap { $0.as(MemberBlockItemSyntax.self) }
    guard members.count == 1, let member = members.first else { return nil }
    let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
    guard modifiers?.has("static") != true, modifiers?.has("class") != true else { return nil }
    let isInside = surroundings.prefix { !$0.is(MemberBlockItemSyntax.self) }.contains { node in
      (node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self))
    }
    let isDefault = surroundings.prefix { !$0.is(MemberBlockItemSyntax.self) }
      .contains { $0.is(FunctionParameterSyntax.self) }
    return isInside && !isDefault ? member : nil
  }

  /// The type whose `self` is at hand here.
  fileprivate var instanceAround: String? {
    guard let owner = memberAround?.parent?.parent?.parent else { return nil }
    return owner.as(ExtensionDeclSyntax.self)?.extendedName
      ?? owner.asProtocol((any NamedDeclSyntax).self)?.name.plainName
  }

  /// Whether something stands in front of the name already, or a name nearer by hides the member.
  fileprivate func isMemberOrLocal(_ name: String) -> Bool {
    if parent?.as(MemberAccessExprSyntax.self)?.declName.id == id { return true }
    if surroundings.contains(where: { $0.is(KeyPathExprSyntax.self) || $0.is(AttributeSyntax.self) }) {
      return true
    }
    guard let member = memberAround else { return true }
    let tokens = member.decl.all(TokenSyntax.self)
    let isField = member.decl.is(VariableDeclSyntax.self)
    let locals = tokens.filter { $0.declaresMember || $0.declaresLabel }
      .filter { token in !isField || !member.declaredNames.contains(token.plainName ?? "") }
      .filter { $0.parent?.is(FunctionDeclSyntax.self) != true || $0.parent?.id != member.decl.id }
    return locals.contains { $0.plainName == name }
  }
}
