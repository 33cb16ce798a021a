/// A constant or enum case of the module that stands for a text.
package struct Constant: Hashable, Sendable {
  /// `Kind.email`.
  package let qualifiedName: String
  /// The qualified name of the type around it; empty at file level.
  package let owner: String
  package let text: String
  package let position: SourcePosition
  /// Whether the text stands in the source, unlike the raw value that a case has by its name.
  package let isSpelled: Bool
}

extension ModuleOutline {
  /// The constants that a name may mean; more than one only for an implicit member such as `.email`.
  ///
  /// Without a text that the source shows, there is no constant. `isAmbiguous` says that another
  /// member of the same name exists.
  package func constants(namedBy fact: Fact) -> (found: [Constant], isAmbiguous: Bool) {
    constants.meanings[fact] ?? ([], false)
  }

  /// The text that an enum case or a constant stands for.
  package func constant(declaredBy declaration: Declaration) -> Constant? {
    constants.declared[declaration.position]
  }
}

/// The constants of a module, and the uses of their names.
struct ConstantCatalogue: Sendable {
  private(set) var meanings: [Fact: (found: [Constant], isAmbiguous: Bool)] = [:]
  private(set) var declared: [SourcePosition: Constant] = [:]
  private let table: ConstantTable

  init(_ catalogue: TypeCatalogue) {
    table = ConstantTable(catalogue)
    for (name, entry) in table.entries {
      declared[entry.declaration.position] = table.constant(name)
    }
    for place in catalogue.placed {
      let own = place.declaration.facts.filter { $0.kind == .binding }.map(\.text)
      let hidden = place.hidden.union(own)
      for fact in place.declaration.facts where fact.kind == .name {
        let names = table.names(fact.path, in: place.enclosing, hidden: hidden)
        let found = names.compactMap(table.constant)
        if !found.isEmpty { meanings[fact] = (found, names.count > 1) }
      }
    }
  }
}

/// Variables, enum cases and functions by qualified name.
private struct ConstantTable: Sendable {
  private(set) var entries: [String: TypeCatalogue.PlacedDeclaration] = [:]
  /// Qualified names of static members and enum cases by their last part.
  private var implicit: [String: [String]] = [:]
  private let catalogue: TypeCatalogue

  init(_ catalogue: TypeCatalogue) {
    self.catalogue = catalogue
    for place in catalogue.placed {
      let declaration = place.declaration
      guard [.variable, .enumCase, .function].contains(declaration.kind) else { continue }
      let name = qualified(declaration.name, in: place.enclosing)
      guard entries[name] == nil else { continue }
      entries[name] = place
      if declaration.kind == .enumCase || declaration.isStatic {
        implicit[declaration.name, default: []].append(name)
      }
    }
  }

  /// The entries that a written name may mean, from the inside out.
  func names(_ path: [String], in enclosing: String, hidden: Set<String>) -> [String] {
    guard let last = path.last, path.first != "…" else { return [] }
    if path.count == 2, path[0] == "." { return implicit[last] ?? [] }
    if path.count == 1 { return hidden.contains(last) ? [] : lexical(last, in: enclosing) }
    if path.count == 2, path[0] == "self" || path[0] == "Self" {
      return entry(qualified(last, in: enclosing))
    }
    return catalogue.resolve(Array(path.dropLast()), in: enclosing).map {
      entry(qualified(last, in: $0))
    } ?? []
  }

  /// The constant of that name; `nil` when the source does not show its text.
  func constant(_ name: String) -> Constant? {
    var seen: Set<String> = []
    var current = name
    while seen.insert(current).inserted, let place = entries[current] {
      if let text = text(of: place) {
        let spelled = place.declaration.value != nil
        guard let start = entries[name] else { return nil }
        return Constant(
          qualifiedName: name, owner: start.enclosing, text: text,
          position: start.declaration.position, isSpelled: spelled && current == name)
      }
      guard case .name(let path) = place.declaration.value,
        let next = names(path, in: place.enclosing, hidden: []).first
      else { return nil }
      current = next
    }
    return nil
  }

  private func text(of place: TypeCatalogue.PlacedDeclaration) -> String? {
    if case .text(let text) = place.declaration.value {
      // What can be assigned may hold another text by now.
      let isFixed = place.declaration.header.isConstant || !place.declaration.header.isStored
      return isFixed ? text : nil
    }
    guard place.declaration.kind == .enumCase, place.declaration.value == nil,
      let type = catalogue.types[place.enclosing]?.first
    else { return nil }
    return standsForName(place.declaration.name, in: type, named: place.enclosing)
      ? place.declaration.name : nil
  }

  /// Whether a case is known outside by its name.
  ///
  /// It is when the name is its raw value, or when the enum itself turns that very text into a case.
  private func standsForName(_ name: String, in type: Declaration, named full: String) -> Bool {
    let first = type.header.inherited.first?.names.first?.path ?? []
    if first.last == "String" { return true }
    if let alias = catalogue.alias(first, in: full),
      catalogue.expansion(ofAlias: alias) == ["String"]
    {
      return true
    }
    return ([type] + (catalogue.extensions[full] ?? [])).flatMap(\.allFacts)
      .contains { $0.kind == .text && $0.text == name }
  }

  private func lexical(_ name: String, in enclosing: String) -> [String] {
    var scope = enclosing
    while !scope.isEmpty {
      let found = entry(qualified(name, in: scope))
      if !found.isEmpty { return found }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    return entry(name)
  }

  private func entry(_ name: String) -> [String] {
    entries[name] == nil ? [] : [name]
  }
}
