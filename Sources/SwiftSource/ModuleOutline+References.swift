extension ModuleOutline {
  /// What a written type gives access to, aliases followed.
  package struct Reach: Hashable, Sendable {
    /// The module's types, by qualified name and each once.
    package internal(set) var types: [String] = []
    /// How many functions come with it; what such a function is given does not count.
    package internal(set) var functions = 0
  }

  /// Reads a written type: `any A & B`, `[Loader]` or an alias for a function.
  package func reach(of type: TypeReference, in enclosing: String) -> Reach {
    var reach = Reach()
    reach.functions = type.functionTypes
    var pending = type.names.filter { !$0.isParameter }.map { ($0.path, enclosing) }
    var followed: Set<String> = []
    while let (path, scope) = pending.popLast() {
      if let name = catalogue.alias(path, in: scope), let alias = catalogue.aliases[name] {
        guard followed.insert(name).inserted, let target = alias.declaration.header.type else {
          continue
        }
        reach.functions += target.functionTypes
        pending += target.names.filter { !$0.isParameter }.map { ($0.path, alias.enclosing) }
      } else if let name = catalogue.resolve(path, in: scope), !reach.types.contains(name) {
        reach.types.append(name)
      }
    }
    return reach
  }

  /// The declarations and extensions of a type, then those of its superclasses in the module.
  ///
  /// Unlike `scopes(ofType:)` it leaves out extensions of nested types.
  package func ownScopes(ofType name: String) -> [Declaration] {
    var scopes: [Declaration] = []
    var seen: Set<String> = []
    var next: String? = name
    while let current = next, seen.insert(current).inserted {
      let declared = catalogue.types[current] ?? []
      scopes += declared + (catalogue.extensions[current] ?? [])
      next = declared.compactMap { superclass(of: $0, named: current) }.first
    }
    return scopes
  }

  /// The file-level types of the module that a file-level type names, each once, by name.
  package func typesNamed(byType name: String) -> [String] {
    var named: Set<String> = []
    for place in catalogue.placed where outermost(place.enclosing) == name {
      for fact in place.declaration.facts where fact.isName {
        guard let found = catalogue.resolve(fact.path, in: place.enclosing) else { continue }
        named.insert(outermost(found))
      }
    }
    return named.subtracting([name]).sorted()
  }
}

/// `Screen` for `Screen.Row`.
private func outermost(_ name: String) -> String {
  String(name.prefix { $0 != "." })
}
