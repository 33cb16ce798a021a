import SwiftSource

/// What functions and variables at file level stand for: whoever uses one says what it says.
///
/// Those of `Composition.swift` are left out: it may name everything, and hands it on. Names that
/// hide one of them, such as parameters, stand for themselves.
struct FileLevelNames {
  /// Several for overloads; static members by their qualified name.
  private let entries: [String: [Entry]]
  private let module: ModuleOutline

  /// A declaration that stands for what it says.
  private struct Entry {
    let position: SourcePosition
    /// The qualified name of the type around it; empty at file level.
    let owner: String
    let facts: [Fact]
    let ownNames: Set<String>

    init(_ declaration: Declaration, in owner: String) {
      position = declaration.position
      self.owner = owner
      facts = declaration.allFacts.filter { $0.place == .ordinary }
      ownNames = Set(declaration.allDeclarations.dropFirst().map(\.name))
        .union(facts.filter { $0.kind == .binding }.map(\.text))
    }
  }

  /// Reads a module.
  ///
  /// `withStaticMembers` adds those of every type, and leaves out variables that can be assigned:
  /// by the time they are read they may hold something else.
  init(in module: ModuleOutline, withStaticMembers: Bool = false) {
    self.module = module
    let files = module.outlines.filter { $0.file.name != "Composition.swift" }
    var entries: [String: [Entry]] = [:]
    for member in files.flatMap(\.root.members) where member.standsForItself {
      if withStaticMembers, member.canBeAssigned { continue }
      entries[member.name, default: []].append(Entry(member, in: ""))
    }
    self.entries =
      withStaticMembers ? entries.merging(Self.statics(in: module)) { $0 + $1 } : entries
  }

  private static func statics(in module: ModuleOutline) -> [String: [Entry]] {
    var entries: [String: [Entry]] = [:]
    for name in Set(module.types.map(\.qualifiedName)) {
      let members = module.ownScopes(ofType: name).flatMap(\.members)
      for member in members
      where member.isStatic && member.standsForItself && !member.canBeAssigned
        && member.position.file.split(separator: "/").last != "Composition.swift"
      {
        entries[name + "." + member.name, default: []].append(Entry(member, in: name))
      }
    }
    return entries
  }

  /// Everything that a fact stands for through such names; nothing for any other fact.
  ///
  /// A default argument is left out: the caller can replace it. So is what is declared at the places
  /// `own`, which the asker has seen already.
  func facts(
    behind fact: Fact, in enclosing: String = "", except own: Set<SourcePosition> = []
  ) -> [Fact] {
    guard fact.place == .ordinary else { return [] }
    var found: [Fact] = []
    var seen: Set<String> = []
    var pending = [(fact: fact, owner: enclosing)]
    while let next = pending.popLast() {
      guard let name = meaning(of: next.fact, in: next.owner), seen.insert(name).inserted else {
        continue
      }
      for entry in entries[name] ?? [] where !own.contains(entry.position) {
        found += entry.facts
        let used = entry.facts.filter { !($0.base.isEmpty && entry.ownNames.contains($0.text)) }
        pending += used.map { ($0, entry.owner) }
      }
    }
    return found
  }

  /// The entry that a name means, if there is one.
  private func meaning(of fact: Fact, in owner: String) -> String? {
    guard fact.kind == .name else { return nil }
    if fact.base.isEmpty {
      let sibling = owner + "." + fact.text
      return entries[sibling] == nil ? fact.text : sibling
    }
    if fact.base == ["Self"] || fact.base == ["self"] { return owner + "." + fact.text }
    guard fact.base.first != ".", fact.base.first != "…" else { return nil }
    return module.typeName(fact.base.joined(separator: "."), in: owner).map {
      $0 + "." + fact.text
    }
  }
}

extension Declaration {
  fileprivate var standsForItself: Bool { kind == .function || kind == .variable }

  /// Whether this is a variable that may hold another value later.
  var canBeAssigned: Bool {
    kind == .variable && header.isStored && !header.isConstant
  }
}
