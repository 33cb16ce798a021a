import SwiftSyntax

extension Edit {
  /// `some P` of a parameter becomes a generic parameter.
  static let genericParameters = Edit("generic-parameter") { files, _ in
    files.mapSources { _, source in
      source.replacing(source.tree.callables.flatMap(\.namedOpaques))
    }
  }

  /// A generic parameter that is used once becomes `some P`.
  static let opaqueParameters = Edit("some-parameter") { files, _ in
    files.mapSources { _, source in
      source.replacing(source.tree.callables.flatMap(\.opaqueGenerics))
    }
  }
}

/// A function or an initialiser: what may have generic parameters of its own.
private struct Callable {
  let node: Syntax
  /// What generic parameters stand behind.
  let name: TokenSyntax
  let generics: GenericParameterClauseSyntax?
  let hasConditions: Bool
  let parameters: FunctionParameterClauseSyntax

  init(_ function: FunctionDeclSyntax) {
    node = Syntax(function)
    name = function.name
    generics = function.genericParameterClause
    hasConditions = function.genericWhereClause != nil
    parameters = function.signature.parameterClause
  }

  init(_ initializer: InitializerDeclSyntax) {
    node = Syntax(initializer)
    name = initializer.optionalMark ?? initializer.initKeyword
    generics = initializer.genericParameterClause
    hasConditions = initializer.genericWhereClause != nil
    parameters = initializer.signature.parameterClause
  }

  /// `func f(x: some P)` as `func f<Word: P>(x: Word)`.
  var namedOpaques: [Replacement] {
    let opaque = parameters.all(SomeOrAnyTypeSyntax.self)
      .filter { $0.someOrAnySpecifier.tokenKind == .keyword(.some) }
    guard !opaque.isEmpty, generics == nil else { return [] }
    let words = opaque.enumerated().map { index, type in
      (type, Word.capitalized(for: "\(name.text) \(index) \(type.trimmedDescription)"))
    }
    let clause = words.map { "\($1): \($0.constraint.trimmedDescription)" }.joined(separator: ", ")
    return [Replacement("<\(clause)>", after: name)] + words.map { Replacement($0, with: $1) }
  }

  /// `func f<T: P>(x: T)` as `func f(x: some P)`, when nothing else speaks of `T`.
  var opaqueGenerics: [Replacement] {
    guard let generics, generics.genericWhereClause == nil, !hasConditions else { return [] }
    let uses = generics.parameters.map { parameter in
      node.all(IdentifierTypeSyntax.self).filter { $0.name.text == parameter.name.text }
    }
    let mentions = generics.parameters.map { parameter in
      node.tokens(viewMode: .sourceAccurate).count { $0.text == parameter.name.text }
    }
    let isEachUsedOnce = zip(uses, mentions).allSatisfy { uses, mentions in
      mentions == 2 && uses.count == 1 && uses[0].parent?.is(FunctionParameterSyntax.self) == true
    }
    let bounds = generics.parameters.compactMap(\.inheritedType)
    guard isEachUsedOnce, bounds.count == generics.parameters.count,
      generics.parameters.allSatisfy({ $0.specifier == nil })
    else { return [] }
    return [Replacement(generics, with: "")]
      + zip(uses, bounds).map { Replacement($0[0], with: "some \($1.trimmedDescription)") }
  }
}

extension SyntaxProtocol {
  fileprivate var callables: [Callable] {
    all(FunctionDeclSyntax.self).map(Callable.init)
      + all(InitializerDeclSyntax.self).map(Callable.init)
  }
}
