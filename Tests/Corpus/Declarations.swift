import SwiftSyntax

/// A declaration of a type at file level, whatever its kind.
struct TypeDeclaration {
  let item: CodeBlockItemSyntax
  let name: TokenSyntax
  let group: any DeclGroupSyntax
  let keyword: Keyword

  enum Keyword {
    case `struct`, `class`, `actor`, `enum`, `protocol`
  }

  /// `nil` for everything else: functions, extensions, aliases.
  init?(_ item: CodeBlockItemSyntax) {
    guard case .decl(let declaration) = item.item else { return nil }
    self.item = item
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): (name, group, keyword) = (node.name, node, .struct)
    case .classDecl(let node): (name, group, keyword) = (node.name, node, .class)
    case .actorDecl(let node): (name, group, keyword) = (node.name, node, .actor)
    case .enumDecl(let node): (name, group, keyword) = (node.name, node, .enum)
    case .protocolDecl(let node): (name, group, keyword) = (node.name, node, .protocol)
    default: return nil
    }
  }

  var plainName: String { name.plainName ?? name.text }
  /// Whether a class may have subclasses that override what it declares.
  var isFinal: Bool { keyword != .class || group.modifiers.has("final") }
  var isPrivate: Bool { group.modifiers.isPrivate }

  var isGeneric: Bool {
    group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      || group.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause != nil
  }
}

extension SwiftText {
  /// The types at file level.
  var types: [TypeDeclaration] { declarations.compactMap(TypeDeclaration.init) }

  /// The names that other files cannot use, or not change: `private`, `fileprivate`, `private(set)`.
  var privateNames: Set<String> {
    tree.all(DeclModifierSyntax.self).filter(\.isPrivate)
      .compactMap { $0.parent?.parent }
      .reduce(into: Set<String>()) { names, declaration in
        if let type = declaration.asProtocol((any NamedDeclSyntax).self) {
          names.insert(type.name.plainName ?? type.name.text)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
          names.formUnion(variable.bindings.flatMap(\.pattern.names))
        } else if declaration.is(InitializerDeclSyntax.self) {
          names.insert("init")
        } else if let group = declaration.as(ExtensionDeclSyntax.self) {
          names.formUnion(group.memberBlock.members.flatMap { Array($0.declaredNames) })
        }
      }
  }

  /// Whether something at file level is for this file alone.
  var hasPrivateDeclarations: Bool {
    declarations.contains { item in
      guard case .decl(let declaration) = item.item else { return false }
      return declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate == true
    }
      || tree.all(DeclModifierSyntax.self).contains { $0.name.text == "fileprivate" }
  }
}

extension MemberBlockItemSyntax {
  /// The names that this member declares.
  var declaredNames: Set<String> {
    if let named = decl.asProtocol((any NamedDeclSyntax).self) {
      return [named.name.plainName ?? named.name.text]
    }
    let patterns = decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern) ?? []
    return patterns.reduce(into: []) { $0.formUnion($1.names) }
  }
}

extension ExtensionDeclSyntax {
  /// The last part of the name of the extended type.
  var extendedName: String {
    extendedType.tokens(viewMode: .sourceAccurate).compactMap(\.plainName).first ?? ""
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name } }
  var isPrivate: Bool { contains { $0.detail == nil && $0.isPrivate } }
  /// Whether a level of access is written.
  var hasAccess: Bool {
    contains {
      $0.detail == nil
        && ["private", "fileprivate", "internal", "package", "public", "open"].contains(
          $0.name.text)
    }
  }
}

extension DeclModifierSyntax {
  var isPrivate: Bool { ["private", "fileprivate"].contains(name.text) }
}

extension Files {
  /// The names of classes and protocols that some type inherits from.
  var inheritedNames: Set<String> {
    sourceTexts.flatMap { $0.tree.all(InheritanceClauseSyntax.self) }
      .reduce(into: []) { $0.formUnion($1.names) }
  }
}
