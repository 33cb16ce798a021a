import Languages
package import SwiftSource

/// S2: no type and no file-level function speaks two vocabularies.
///
/// A type is its declaration, its extensions in every file, its nested types and its superclasses
/// in the module. An extension of another module's type counts as a type, and so does a protocol
/// with its extensions, which the types that conform to it do not inherit here. A file-level
/// function, a file-level variable and the statements of a `main.swift` are looked at one by one.
/// Whoever uses such a function or variable says what it says, unless it has a name of its own for it.
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
    let shared = FileLevelNames(in: module)
    var seen: Set<SourcePosition> = []
    // What a superclass says is its own finding, not one of every subclass: it speaks first.
    let foreign = speakers.flatMap { findings(in: $0, of: module, with: shared) }
      .filter { seen.insert($0.position).inserted }
    return (module.obstacles + foreign).inSourceOrder()
  }

  private func findings(
    in speaker: Speaker, of module: ModuleOutline, with shared: FileLevelNames
  ) -> [Finding] {
    var first: [String: Mention] = [:]
    for fact in speaker.facts where fact.isName {
      let behind = speaker.ownNames.contains(fact.text) ? [] : shared.facts(behind: fact)
      for name in ([fact] + behind.filter(\.isName)).flatMap(module.names(of:)) {
        for (group, words) in groups where words.contains(name) && first[group] == nil {
          first[group] = Mention(group: group, name: name, position: fact.position)
        }
      }
    }
    let mentions = first.values.sorted { speaker.order($0.position) < speaker.order($1.position) }
    guard let native = mentions.first else { return [] }
    return mentions.dropFirst().map { finding($0, besides: native, in: speaker) }
  }

  private func finding(
    _ foreign: Mention, besides native: Mention, in speaker: Speaker
  ) -> Finding {
    let (english, french) = native.position.seen(from: foreign.position.file)
    let message = LocalizedText(
      english: "`\(speaker.name)` speaks \(foreign.group) here and \(native.group) \(english)",
      french: "`\(speaker.name)` parle « \(foreign.group) » ici et « \(native.group) » \(french)")
    return Finding(position: foreign.position, found: foreign.name, message: message)
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
  /// The file in which it is declared: what it says there is what it is about.
  let home: String
  /// In the order of the source.
  let facts: [Fact]
  /// The names that it declares itself; inside it they mean its own.
  let ownNames: Set<String>

  init(name: String, home: String, facts: [Fact], declarations: [Declaration]) {
    self.name = name
    self.home = home
    self.facts = facts
    ownNames = Set(declarations.map(\.name)).union(
      facts.filter { $0.kind == .binding }.map(\.text))
  }

  /// The places at home come first.
  func order(_ position: SourcePosition) -> (Int, SourcePosition) {
    (position.file == home ? 0 : 1, position)
  }
}

extension ModuleOutline {
  /// The types at file level, superclasses before their subclasses.
  ///
  /// A nested type speaks for the type around it.
  fileprivate var typeSpeakers: [Speaker] {
    let own = types.filter { !$0.qualifiedName.contains(".") }
    let ordered = (own + extendedOutsideTypes).map { type in
      (type: type, ancestors: ancestorCount(of: type))
    }
    .sorted { $0.ancestors < $1.ancestors }
    return ordered.map { type, _ in
      let scopes = scopes(ofType: type.qualifiedName)
      return Speaker(
        name: type.qualifiedName, home: type.declaration.position.file,
        facts: scopes.flatMap(\.allFacts).inOrder,
        declarations: scopes.flatMap(\.allDeclarations))
    }
  }

  private func ancestorCount(of type: TypeUnit) -> Int {
    ownScopes(ofType: type.qualifiedName).count { $0.kind == .class }
  }

  /// Functions, variables and statements at file level.
  fileprivate var fileLevelSpeakers: [Speaker] {
    outlines.filter { $0.file.name != "Composition.swift" }.flatMap { outline in
      let root = outline.root
      let loose = root.members.filter { !$0.isTypeScope && $0.kind != .typeAlias }
      let statements = Speaker(
        name: outline.file.name, home: outline.file.path, facts: root.facts, declarations: [])
      return [statements]
        + loose.map {
          Speaker(
            name: $0.name, home: outline.file.path, facts: $0.allFacts,
            declarations: $0.members)
        }
    }
  }
}

extension [Fact] {
  fileprivate var inOrder: [Fact] { sorted { $0.position < $1.position } }
}

extension SourcePosition {
  /// The line in the same file, the file and the line from another one.
  fileprivate func seen(from other: String) -> (english: String, french: String) {
    guard other == file else {
      let place = "\(file.split(separator: "/").last ?? ""):\(line)"
      return ("in \(place)", "dans \(place)")
    }
    return ("on line \(line)", "à la ligne \(line)")
  }
}
