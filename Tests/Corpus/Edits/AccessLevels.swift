import SwiftSyntax

extension Edit {
  /// `internal` wherever it is meant.
  static let internalAccess = Edit("internal") { files, _ in
    files.mapSources { _, source in
      source.replacing(
        source.tree.all(DeclSyntax.self).filter(\.mayBeInternal).compactMap { declaration in
          declaration.modifiers?.first.map { Replacement("internal ", before: $0) }
            ?? declaration.introducer.map { Replacement("internal ", before: $0) }
        })
    }
  }

  /// `package` in front of types in which nothing else has to follow.
  static let packageAccess = Edit("package") { files, setting in
    // A witness of a public requirement would have to be as visible as its type.
    let roles = Set(
      files.sourceTexts.flatMap(\.types)
        .filter { $0.keyword == .protocol && !$0.group.modifiers.hasAccess }.map(\.plainName)
    ).union(["Sendable", "Error"])
    return files.mapSources { _, source in
      source.replacing(
        source.types.filter { type in
          let isOpen = type.keyword == .struct || type.keyword == .actor
          return isOpen && !type.isGeneric && !type.group.modifiers.hasAccess
            && !setting.pinnedNames.contains(type.plainName)
            && roles.isSuperset(of: files.promises(of: type.plainName))
        }
        .map { Replacement("package ", before: $0.group.introducer) })
    }
  }

  /// `fileprivate` in place of `private`.
  static let fileprivateAccess = Edit("fileprivate") { files, _ in
    files.mapSources { _, source in
      source.replacing(
        source.tree.all(DeclModifierSyntax.self)
          .filter { $0.name.text == "private" && $0.parent?.parent?.is(ImportDeclSyntax.self) != true }
          .map { Replacement($0.name, with: "fileprivate") })
    }
  }

  /// `private` in front of what is stored, where an initialiser takes it and nobody else asks for it.
  static let privateStorage = Edit("private-storage") { files, setting in
    let required = files.sourceTexts.flatMap { $0.tree.all(ProtocolDeclSyntax.self) }
      .reduce(into: setting.pinnedNames) { $0.formUnion($1.memberBlock.names) }
    return files.mapSources { path, source in
      let elsewhere = files.sources.filter { $0.key != path && module(of: $0.key) == module(of: path) }.values
        .reduce(into: Set<String>()) { $0.formUnion($1.tree.names) }
      return source.replacing(
        source.types.flatMap { type in
          type.storageToHide(from: elsewhere.union(required), in: source)
        }
        .map { Replacement("private ", before: $0.bindingSpecifier) })
    }
  }

  /// `final` in front of every class without subclasses.
  static let finalClasses = Edit("final") { files, setting in
    let inherited = files.inheritedNames.union(setting.pinnedNames)
    return files.mapSources { _, source in
      source.replacing(
        source.types.filter { !$0.isFinal && !inherited.contains($0.plainName) }
          .map { Replacement("final ", before: $0.group.introducer) })
    }
  }
}

extension TypeDeclaration {
  /// Stored properties without a level of access whose names occur only here.
  fileprivate func storageToHide(from others: Set<String>, in source: SwiftText)
    -> [VariableDeclSyntax]
  {
    let members = group.memberBlock.members
    guard [.struct, .class, .actor].contains(keyword),
      members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { return [] }
    let outside = source.declarations.filter { $0 != item }
      .reduce(into: others) { $0.formUnion($1.names) }
    return members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { variable in
      variable.isStored && variable.modifiers.isEmpty
        && variable.bindings.allSatisfy { $0.pattern.names.isDisjoint(with: outside) }
    }
  }
}

extension DeclSyntax {
  /// Whether nothing says who may use this, and something could.
  fileprivate var mayBeInternal: Bool {
    guard let modifiers, introducer != nil, !modifiers.hasAccess, modifiers.allSatisfy({ $0.detail == nil })
    else { return false }
    if let parent = parent?.as(MemberBlockItemSyntax.self) {
      let owner = parent.parent?.parent?.parent
      let visibility = owner?.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return owner?.is(ProtocolDeclSyntax.self) == false && visibility?.hasAccess != true
    }
    let isAtFileLevel = parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    return isAtFileLevel && !self.is(ExtensionDeclSyntax.self)
  }

  fileprivate var modifiers: DeclModifierListSyntax? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
  }

  /// The keyword that says what is declared; `nil` where no level of access may stand.
  fileprivate var introducer: TokenSyntax? {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): node.funcKeyword
    case .variableDecl(let node): node.bindingSpecifier
    case .initializerDecl(let node): node.initKeyword
    case .subscriptDecl(let node): node.subscriptKeyword
    case .typeAliasDecl(let node): node.typealiasKeyword
    default: self.asProtocol((any DeclGroupSyntax).self)?.introducer
    }
  }
}

extension Files {
  /// What a type says that it is, in its declaration and in all extensions.
  fileprivate func promises(of type: String) -> Set<String> {
    sourceTexts.flatMap(\.declarations).reduce(into: []) { names, item in
      let own = TypeDeclaration(item).flatMap { $0.plainName == type ? $0.group : nil }
      let added = item.item.as(ExtensionDeclSyntax.self).flatMap {
        $0.extendedName == type ? $0 : nil
      }
      let clause = own?.inheritanceClause ?? added?.inheritanceClause
      names.formUnion(clause?.names ?? [])
    }
  }
}
