import SwiftSource

/// What the functions and variables at file level stand for: whoever uses one says what it says.
///
/// Those of `Composition.swift` are left out: it may name everything, and hands it on.
struct FileLevelNames {
  /// By name, the facts of a declaration, and of those that it uses in turn.
  private let facts: [String: [Fact]]

  init(in module: ModuleOutline) {
    var own: [String: [Fact]] = [:]
    for outline in module.outlines where outline.file.name != "Composition.swift" {
      for member in outline.root.members
      where member.kind == .function || member.kind == .variable {
        own[member.name, default: []] += member.allFacts.filter { $0.place == .ordinary }
      }
    }
    facts = own
  }

  /// Everything that a fact stands for through such a name; nothing for any other fact.
  ///
  /// A default argument is left out: the caller can replace it.
  func facts(behind fact: Fact) -> [Fact] {
    guard fact.kind == .name, fact.base.isEmpty, fact.place == .ordinary else { return [] }
    var found: [Fact] = []
    var seen: Set<String> = []
    var pending = [fact.text]
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let inside = facts[name] else { continue }
      found += inside
      pending += inside.filter { $0.kind == .name && $0.base.isEmpty }.map(\.text)
    }
    return found
  }
}
