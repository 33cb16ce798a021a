import SwiftSyntax

extension Edit {
  /// Every free type, protocol and alias gets another name.
  static let renamedTypes = Edit("rename-types") { files, setting in
    renamed(files, DeclaredNames(files).types.subtracting(setting.pinnedNames)) {
      Word.capitalized(for: $0, avoiding: $1)
    }
  }

  /// Every free function, variable, case, parameter, label and local constant gets another name.
  static let renamedMembers = Edit("rename-members") { files, setting in
    let names = DeclaredNames(files)
    let free = names.members.subtracting(setting.pinnedNames).subtracting(StandardNames.all)
      .subtracting(names.foreignLabels).subtracting(names.spelled).subtracting(names.types)
    return renamed(files, free.filter { !$0.hasPrefix("$") && !$0.hasPrefix("_") }) {
      Word.lowercased(for: $0, avoiding: $1)
    }
  }
}

/// Gives each of some names a new one wherever it occurs, whatever it means there.
private func renamed(
  _ files: Files, _ names: Set<String>, _ word: (String, Set<String>) -> String
) -> Files {
  let known = files.sourceTexts.reduce(into: Set<String>()) { $0.formUnion($1.tree.names) }
  var taken = known
  var words: [String: String] = [:]
  for name in names.sorted() {
    let chosen = word(name, taken)
    words[name] = chosen
    taken.insert(chosen)
  }
  return files.mapSources { _, source in
    source.replacing(
      source.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
        token.plainName.flatMap { words[$0] }.map { Replacement(token, with: $0) }
      })
  }
}
