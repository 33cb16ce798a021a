import SwiftSyntax

extension Edit {
  /// Methods first and the other way round; stored properties and cases keep their order, which has a meaning.
  static let reorderedMembers = Edit("reorder-members") { files, _ in
    files.mapSources { _, source in
      // Blocks inside each other overlap: the outer one is enough.
      source.replacing(
        source.tree.all(MemberBlockSyntax.self).compactMap { block in
          let members = Array(block.members)
          guard members.count > 1, members.allSatisfy(\.isMovable) else { return nil }
          let fixed = members.filter(\.hasMeaningfulPlace)
          let loose = members.filter { !$0.hasMeaningfulPlace }.reversed()
          let ordered = (loose + fixed).map { "\n" + $0.description }
          return Replacement(whole: block.members, with: ordered.joined())
        })
    }
  }

  /// The declarations of each file, the other way round.
  static let reorderedDeclarations = Edit("reorder-declarations") { files, _ in
    files.mapSources { path, source in
      let items = source.declarations
      guard fileName(of: path) != "main.swift", items.count > 1,
        items.allSatisfy({ $0.semicolon == nil })
      else { return nil }
      let imports = source.imports.map { $0 + "\n" }.joined()
      return imports + items.reversed().map { "\n" + $0.description }.joined() + "\n"
    }
  }
}

extension MemberBlockItemSyntax {
  fileprivate var isMovable: Bool { semicolon == nil && !decl.is(IfConfigDeclSyntax.self) }

  /// Whether the order is seen: by an initialiser, by `allCases`, by a comparison.
  fileprivate var hasMeaningfulPlace: Bool {
    decl.is(EnumCaseDeclSyntax.self) || decl.as(VariableDeclSyntax.self)?.isStored == true
  }
}

extension VariableDeclSyntax {
  /// Whether a variable has storage, with or without observers.
  var isStored: Bool {
    bindings.allSatisfy { binding in
      guard let block = binding.accessorBlock else { return true }
      guard case .accessors(let accessors) = block.accessors else { return false }
      return accessors.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}
