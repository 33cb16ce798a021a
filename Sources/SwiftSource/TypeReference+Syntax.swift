import SwiftSyntax

extension TypeReference {
  init(_ type: some TypeSyntaxProtocol, in file: ParsedFile) {
    var names = TypeNames(file: file)
    names.collect(Syntax(type), asParameter: false)
    self.init(
      text: type.trimmedDescription, position: file.position(of: type),
      names: names.found, functionTypes: names.functionTypes)
  }
}

/// Collects the names in a written type.
private struct TypeNames {
  let file: ParsedFile
  private(set) var found: [TypeName] = []
  private(set) var functionTypes = 0

  init(file: ParsedFile) {
    self.file = file
  }

  mutating func collect(_ node: Syntax, asParameter: Bool) {
    switch node.as(SyntaxEnum.self) {
    case .identifierType, .memberType:
      found.append(
        TypeName(
          path: typePath(node), position: file.position(of: node), isParameter: asParameter))
    case .functionType(let function):
      if !asParameter { functionTypes += 1 }
      collect(Syntax(function.parameters), asParameter: true)
      collect(Syntax(function.returnClause), asParameter: asParameter)
      return
    default: break
    }
    for child in node.children(viewMode: .sourceAccurate) where !isBase(child) {
      collect(child, asParameter: asParameter)
    }
  }

  /// `MiniHTTP` in `MiniHTTP.HTTPSession` is part of a name and no name of its own.
  private func isBase(_ node: Syntax) -> Bool {
    node.parent?.as(MemberTypeSyntax.self)?.baseType.id == node.id
      && !node.children(viewMode: .sourceAccurate).contains {
        $0.is(GenericArgumentClauseSyntax.self)
      }
  }
}

/// The dotted name of a type, generic arguments left out; empty for a type without a name.
func typePath(_ node: Syntax) -> [String] {
  if let simple = node.as(IdentifierTypeSyntax.self) { return [plainName(simple.name)] }
  guard let member = node.as(MemberTypeSyntax.self) else { return [] }
  return typePath(Syntax(member.baseType)) + [plainName(member.name)]
}

/// The name that a token spells, without backticks.
func plainName(_ token: TokenSyntax) -> String {
  token.identifier?.name ?? token.text
}
