extension ModuleOutline {
  /// All that a use of a name stands for: the name itself, and what aliases of the module hide.
  package func names(of fact: Fact) -> [String] {
    [fact.text] + (hiddenNames[fact] ?? [])
  }

  /// Expansions by the fact that uses an alias.
  static func hiddenNames(in catalogue: TypeCatalogue) -> [Fact: [String]] {
    var hidden: [Fact: [String]] = [:]
    guard !catalogue.aliases.isEmpty else { return hidden }
    for place in catalogue.placed {
      for fact in place.declaration.facts where fact.isName {
        guard let alias = catalogue.alias(fact.path, in: place.enclosing) else { continue }
        hidden[fact] = catalogue.expansion(ofAlias: alias)
      }
    }
    return hidden
  }
}
