import SwiftSyntax

extension Edit {
  /// Every type moves to a file of its own, with its extensions.
  static let splitFiles = Edit("split-files") { files, setting in
    var changed = files
    for (path, source) in files.sources.sorted(by: { $0.key < $1.key })
    where !setting.isFixed(path) {
      let types = source.types
      guard !source.hasPrivateDeclarations, types.count > 1 else { continue }
      var replacements: [Replacement] = []
      for type in types.dropFirst() {
        let items = source.declarations.filter { item in
          item == type.item
            || item.item.as(ExtensionDeclSyntax.self)?.extendedName == type.plainName
        }
        let target = "\(folder(of: path))/\(type.plainName).swift"
        guard changed[target] == nil, !setting.isFixed(target) else { continue }
        changed[target] =
          source.imports.map { $0 + "\n" }.joined() + items.map(\.description).joined() + "\n"
        replacements += items.map { Replacement(whole: $0, with: "") }
      }
      changed[path] = source.replacing(replacements)
    }
    return changed
  }

  /// All files of a module become one, but for those that a rule looks for by name.
  static let mergedFiles = Edit("merge-files") { files, setting in
    var changed = files
    for (module, sources) in files.modules {
      let paths = sources.keys.filter { !setting.isFixed($0) }.sorted()
      let texts = paths.compactMap { sources[$0] }
      let names = texts.flatMap { $0.declarations.flatMap(\.privateNames) }
      guard paths.count > 1, Set(names).count == names.count else { continue }
      for path in paths { changed[path] = nil }
      let imports = Set(texts.flatMap(\.imports)).sorted().map { $0 + "\n" }.joined()
      let bodies = texts.map { $0.declarations.map(\.description).joined() + "\n" }.joined()
      changed["\(module)/\(Word.capitalized(for: fileName(of: module))).swift"] = imports + bodies
    }
    return changed
  }

  /// Every file gets another name, some in a folder of their own.
  static let renamedFiles = Edit("rename-files") { files, setting in
    files.sources.keys.filter { !setting.isFixed($0) }.reduce(into: files) { changed, path in
      let word = Word.capitalized(for: fileName(of: path))
      let isNested = word.utf8.reduce(0) { $0 + Int($1) } % 2 == 0
      let place = folder(of: path) + (isNested ? "/Parts/" : "/") + word + ".swift"
      changed[place] = changed[path]
      changed[path] = nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// The names that this declares for its file alone: another file may declare the same.
  fileprivate var privateNames: [String] {
    guard case .decl(let declaration) = item,
      declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate == true
    else { return [] }
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
    return declaration.as(VariableDeclSyntax.self)?.bindings.flatMap { Array($0.pattern.names) } ?? []
  }
}
