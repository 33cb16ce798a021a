/// The types, extensions and aliases of a module by qualified name, such as `Screen.Row`.
struct TypeCatalogue: Sendable {
  /// Nominal types and protocols; more than one when the source declares a name twice.
  private(set) var types: [String: [Declaration]] = [:]
  /// By the qualified name of the extended type; for a type of another module, the name as written.
  private(set) var extensions: [String: [Declaration]] = [:]
  private(set) var aliases: [String: Alias] = [:]
  /// Every declaration with the type that it stands in, in the order of the files.
  private(set) var placed: [PlacedDeclaration] = []
  private let modules: Set<String>

  struct Alias {
    let declaration: Declaration
    /// The qualified name of the type that it stands in; empty at file level.
    let enclosing: String
  }

  /// A declaration and the qualified name of the type that it stands in; empty at file level.
  struct PlacedDeclaration {
    let declaration: Declaration
    let enclosing: String
    /// The names that parameters and local constants around it hide.
    let hidden: Set<String>
  }

  init(_ outlines: [FileOutline]) {
    modules = Set(outlines.flatMap(\.imports).map(\.module))
    // Extensions can only be placed once all names are known, and members of extensions are
    // names as well: nested types first, then what extensions add.
    for outline in outlines { addTypes(in: outline.root, enclosing: "") }
    for outline in outlines { addExtensionMembers(in: outline.root) }
    for outline in outlines { place(outline.root, enclosing: "", hidden: []) }
  }

  private mutating func addTypes(in scope: Declaration, enclosing: String) {
    for member in scope.members where member.kind != .extension {
      let name = qualified(member.name, in: enclosing)
      if member.isNominalType || member.kind == .protocol {
        types[name, default: []].append(member)
        addTypes(in: member, enclosing: name)
      } else if member.kind == .typeAlias {
        aliases[name] = aliases[name] ?? Alias(declaration: member, enclosing: enclosing)
      } else {
        addTypes(in: member, enclosing: enclosing)
      }
    }
  }

  private mutating func addExtensionMembers(in root: Declaration) {
    for member in root.members where member.kind == .extension {
      addTypes(in: member, enclosing: extendedName(member))
    }
  }

  private mutating func place(_ scope: Declaration, enclosing: String, hidden: Set<String>) {
    placed.append(PlacedDeclaration(declaration: scope, enclosing: enclosing, hidden: hidden))
    for member in scope.members {
      if member.kind == .extension {
        let name = extendedName(member)
        extensions[name, default: []].append(member)
        place(member, enclosing: name, hidden: [])
      } else if member.isNominalType || member.kind == .protocol {
        place(member, enclosing: qualified(member.name, in: enclosing), hidden: hidden)
      } else {
        let bindings = member.facts.filter { $0.kind == .binding }.map(\.text)
        place(member, enclosing: enclosing, hidden: hidden.union(bindings))
      }
    }
  }

  /// The qualified name of the type that an extension extends.
  func extendedName(_ declaration: Declaration) -> String {
    let path = declaration.name.split(separator: ".").map(String.init)
    if let own = resolve(path, in: "") { return own }
    // `MiniHTTP.HTTPSession` and `HTTPSession` are one type.
    let inModule = path.count > 1 && modules.contains(path[0])
    return inModule ? path.dropFirst().joined(separator: ".") : declaration.name
  }
}

/// A name behind the name of the type that it stands in.
func qualified(_ name: String, in enclosing: String) -> String {
  enclosing.isEmpty ? name : enclosing + "." + name
}
