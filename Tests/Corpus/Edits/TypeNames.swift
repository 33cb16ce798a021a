import SwiftSyntax

extension Edit {
  /// Other names for types, and their uses by these names.
  static let aliasedTypes = Edit("typealias") { files, _ in
    let names = files.uniqueTypes { !$0.isGeneric && $0.keyword != .protocol }
    return files.mapSources { _, source in
      let own = source.types.map(\.plainName).filter(names.contains)
      let aliases = own.map { "\ntypealias \(Word.capitalized(for: "alias " + $0)) = \($0)" }
      return source.replacing(
        source.tree.all(TokenSyntax.self).filter(\.namesTypeInUse).compactMap { token in
          token.plainName.flatMap { names.contains($0) ? $0 : nil }
            .map { Replacement(token, with: Word.capitalized(for: "alias " + $0)) }
        }) + aliases.joined() + (aliases.isEmpty ? "" : "\n")
    }
  }

  /// An alias for `any P`, for each protocol of the learner.
  static let aliasedExistentials = Edit("typealias-any") { files, _ in
    let names = files.uniqueTypes { !$0.isGeneric && $0.keyword == .protocol }
    return files.mapSources { _, source in
      let own = source.types.map(\.plainName).filter(names.contains)
      let aliases = own.map { "\ntypealias \(Word.capitalized(for: "any " + $0)) = any \($0)" }
      return source.replacing(
        source.tree.all(SomeOrAnyTypeSyntax.self).compactMap { type in
          guard type.someOrAnySpecifier.tokenKind == .keyword(.any),
            let name = type.constraint.as(IdentifierTypeSyntax.self)?.name.plainName,
            names.contains(name)
          else { return nil }
          return Replacement(type, with: Word.capitalized(for: "any " + name))
        }) + aliases.joined() + (aliases.isEmpty ? "" : "\n")
    }
  }

  /// `Optional`, `Array` and `Dictionary` in place of their shorthands.
  static let plainTypeNames = Edit("plain-type-names") { files, _ in
    files.mapSources { _, source in
      let optionals = source.tree.all(OptionalTypeSyntax.self)
        .filter { $0.isAnnotation && !$0.isNilByDefault }.flatMap(\.writtenOut)
      let arrays = source.tree.all(ArrayTypeSyntax.self).filter(\.isAnnotation)
        .flatMap(\.writtenOut)
      let dictionaries = source.tree.all(DictionaryTypeSyntax.self).filter(\.isAnnotation)
        .flatMap(\.writtenOut)
      return source.replacing(optionals + arrays + dictionaries)
    }
  }

  /// Every free type stands in an enum of its own, and so does every free function.
  static let nestedHelpers = Edit("nest") { files, setting in
    // One enum for all would speak all vocabularies.
    guard !setting.countsTypes else { return files }
    let types = files.uniqueTypes { _ in true }.subtracting(setting.pinnedNames)
    let functions = files.uniqueFunctions().subtracting(setting.pinnedNames)
    return files.mapSources { path, source in
      let own = source.types.filter { types.contains($0.plainName) }
      let loose = source.functions.filter { functions.contains($0.name.text) && !setting.isFixed(path) }
      let wraps = own.flatMap { wrapped($0.item, in: home(of: $0.plainName)) }
        + loose.flatMap { function in
          wrapped(function, in: home(of: function.name.text))
            + [Replacement("static ", before: function.funcKeyword)]
        }
      let free = types.union(files.looseFunctions(functions, setting))
      let uses = source.tree.all(TokenSyntax.self).filter { $0.namesTypeInUse || $0.isExtended }
        .compactMap { token in
          token.plainName.flatMap { free.contains($0) ? $0 : nil }
            .map { Replacement(token, with: "\(home(of: $0)).\(token.text)") }
        }
      return source.replacing(wraps + uses)
    }
  }
}

/// Two replacements that put a declaration into an enum.
private func wrapped(_ item: some SyntaxProtocol, in name: String) -> [Replacement] {
  [Replacement("enum \(name) {\n", before: item), Replacement("\n}", after: item)]
}

private func home(of name: String) -> String { Word.capitalized(for: "home of " + name) }

extension Files {
  /// The names of types that the sources declare once, and never as anything else, for their own module.
  fileprivate func uniqueTypes(where isWanted: (TypeDeclaration) -> Bool) -> Set<String> {
    unique { $0.types.filter { isWanted($0) && !$0.group.modifiers.hasAccess }.map(\.plainName) }
  }

  /// The names of functions at file level that nothing else has.
  fileprivate func uniqueFunctions() -> Set<String> {
    unique { $0.functions.map(\.name.text) }
  }

  /// Those functions that stand in a file which may change its shape.
  fileprivate func looseFunctions(_ names: Set<String>, _ setting: Setting) -> Set<String> {
    sources.filter { !setting.isFixed($0.key) }.values
      .flatMap { $0.functions.map(\.name.text) }
      .reduce(into: []) { if names.contains($1) { $0.insert($1) } }
  }

  private func unique(_ wanted: (SwiftText) -> [String]) -> Set<String> {
    var owners: [String: Set<String>] = [:]
    var names: Set<String> = []
    for (module, sources) in modules {
      let texts = Array(sources.values)
      let declared = texts.flatMap { $0.tree.all(TokenSyntax.self) }
        .filter { $0.declaresType || $0.declaresMember || $0.declaresLabel }
        .compactMap(\.plainName)
      let counts = declared.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      for name in counts.keys { owners[name, default: []].insert(fileName(of: module)) }
      names.formUnion(texts.flatMap(wanted).filter { counts[$0] == 1 })
    }
    return names.filter { owners[$0]?.count == 1 }
  }
}

extension SwiftText {
  /// The functions at file level for which nobody says who may use them.
  fileprivate var functions: [FunctionDeclSyntax] {
    declarations.compactMap { $0.item.as(FunctionDeclSyntax.self) }
      .filter { !$0.modifiers.hasAccess && $0.name.plainName != nil }
  }
}

extension TokenSyntax {
  /// Whether this names a type in an annotation, an inheritance clause, or an expression.
  fileprivate var namesTypeInUse: Bool {
    switch parent?.as(SyntaxEnum.self) {
    case .identifierType(let node): !isExtended && node.parent?.is(AttributeSyntax.self) != true
    case .declReferenceExpr(let node):
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    default: false
    }
  }

  /// Whether this is the type in the head of an extension.
  fileprivate var isExtended: Bool {
    guard let type = parent?.as(IdentifierTypeSyntax.self) else { return false }
    return type.parent?.as(ExtensionDeclSyntax.self)?.extendedType.id == Syntax(type).id
  }
}

extension TypeSyntaxProtocol {
  /// Whether this stands where a value is declared, and not in an expression such as `[Int]()`.
  fileprivate var isAnnotation: Bool {
    !surroundings.prefix { !$0.is(DeclSyntax.self) || $0.is(AccessorDeclSyntax.self) }
      .contains { $0.is(ExprSyntax.self) && !$0.is(ClosureExprSyntax.self) }
  }
}

extension OptionalTypeSyntax {
  /// Whether the shorthand alone says that a variable starts as `nil`.
  fileprivate var isNilByDefault: Bool {
    let binding = surroundings.compactMap { $0.as(PatternBindingSyntax.self) }.first
    return binding.map { $0.initializer == nil && $0.accessorBlock == nil } ?? false
  }
}

extension OptionalTypeSyntax {
  fileprivate var writtenOut: [Replacement] {
    [Replacement("Optional<", before: self), Replacement(questionMark, with: ">")]
  }
}

extension ArrayTypeSyntax {
  fileprivate var writtenOut: [Replacement] {
    [Replacement(leftSquare, with: "Array<"), Replacement(rightSquare, with: ">")]
  }
}

extension DictionaryTypeSyntax {
  fileprivate var writtenOut: [Replacement] {
    [
      Replacement(leftSquare, with: "Dictionary<"), Replacement(colon, with: ","),
      Replacement(rightSquare, with: ">"),
    ]
  }
}
