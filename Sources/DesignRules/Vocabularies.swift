import Languages
package import SwiftSource

/// S2: no type and no file-level function speaks two vocabularies.
///
/// A type is its declaration, its extensions in every file, its nested types and its superclasses
/// in the module. An extension of another module's type counts as a type, and so does a protocol
/// with its extensions, which the types that conform to it do not inherit here. A file-level
/// function, a file-level variable and the statements of a `main.swift` are looked at one by one.
///
/// `Composition.swift` may bring vocabularies together at file level; a type that is declared there
/// may not.
package struct Vocabularies: Rule {
  package static let name = "vocabularies"
  private let groups: [String: [String]]

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["groups"])
    groups = try parameters.table("groups")
    guard groups.count > 1 else {
      throw .wrongType("groups", expected: "at least two groups")
    }
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    guard !module.files.isEmpty else { return [module.missing(.module)] }
    let speakers = module.typeSpeakers + module.fileLevelSpeakers
    var seen: Set<SourcePosition> = []
    // What a superclass says is found once, not once for every subclass.
    return (module.obstacles + speakers.flatMap { findings(in: $0, of: module) })
      .inSourceOrder()
      .filter { seen.insert($0.position).inserted }
  }

  private func findings(in speaker: Speaker, of module: ModuleOutline) -> [Finding] {
    var first: [String: Mention] = [:]
    for fact in speaker.facts where fact.isName {
      for name in module.names(of: fact) {
        for (group, words) in groups where words.contains(name) && first[group] == nil {
          first[group] = Mention(group: group, name: name, position: fact.position)
        }
      }
    }
    let mentions = first.values.sorted { ($0.position, $0.group) < ($1.position, $1.group) }
    guard let native = mentions.first else { return [] }
    return mentions.dropFirst().map { finding($0, besides: native, in: speaker) }
  }

  private func finding(
    _ foreign: Mention, besides native: Mention, in speaker: Speaker
  ) -> Finding {
    let place = native.position.seen(from: foreign.position.file)
    return Finding(
      position: foreign.position, found: foreign.name,
      message: LocalizedText(
        english: "`\(speaker.name)` speaks \(foreign.group) here, and \(native.group) in \(place)"
          + " (`\(native.name)`)",
        french: "`\(speaker.name)` parle \(foreign.group) ici, et \(native.group) en \(place)"
          + " (`\(native.name)`)"))
  }

  private struct Mention {
    let group: String
    let name: String
    let position: SourcePosition
  }
}

/// Something that should speak one vocabulary.
private struct Speaker {
  let name: String
  let facts: [Fact]
}

extension ModuleOutline {
  /// The types at file level; a nested type speaks for the type around it.
  fileprivate var typeSpeakers: [Speaker] {
    let own = types.filter { !$0.qualifiedName.contains(".") }
    return (own + extendedOutsideTypes).map { type in
      let facts = scopes(ofType: type.qualifiedName).flatMap(\.allFacts)
      return Speaker(name: type.qualifiedName, facts: facts)
    }
  }

  /// Functions, variables and statements at file level.
  fileprivate var fileLevelSpeakers: [Speaker] {
    outlines.filter { $0.file.name != "Composition.swift" }.flatMap { outline in
      let root = outline.root
      return [Speaker(name: outline.file.name, facts: root.facts)]
        + root.members.filter { !$0.isTypeScope && $0.kind != .typeAlias }.map {
          Speaker(name: $0.name, facts: $0.allFacts)
        }
    }
  }
}

extension SourcePosition {
  /// `line 12` in the same file, `User.swift:12` from another one.
  fileprivate func seen(from other: String) -> String {
    if other == file { return "\(line)" }
    return "\(file.split(separator: "/").last ?? ""):\(line)"
  }
}
