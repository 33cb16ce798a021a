import SwiftSource

/// Something that should speak one vocabulary.
struct Speaker {
  let name: String
  /// The file in which it is declared: what it says there is what it is about.
  let home: String
  /// Its own in the order of the source, then what it inherits from protocols.
  let sayings: [Saying]

  /// A fact, and where the speaker takes responsibility for it.
  struct Saying {
    let fact: Fact
    /// The place of the fact, or that of the name under which a protocol is adopted.
    let position: SourcePosition
    /// The adopted protocol that brings the fact along; `nil` for what the speaker says itself.
    let origin: String?
    /// The names that are declared around the fact; there they mean these.
    let ownNames: Set<String>
  }

  init(
    name: String, home: String, scopes: [Declaration], facts: [Fact], inherited: [Saying] = []
  ) {
    self.name = name
    self.home = home
    let ownNames = Set(scopes.flatMap(\.allDeclarations).map(\.name)).union(bindings(in: facts))
    sayings =
      facts.sorted { $0.position < $1.position }.map {
        Saying(fact: $0, position: $0.position, origin: nil, ownNames: ownNames)
      } + inherited
  }

  /// The places at home come first.
  func order(_ position: SourcePosition) -> (Int, SourcePosition) {
    (position.file == home ? 0 : 1, position)
  }
}

private func bindings(in facts: [Fact]) -> [String] {
  facts.filter { $0.kind == .binding }.map(\.text)
}

extension ModuleOutline {
  /// The types at file level, superclasses before their subclasses.
  ///
  /// A nested type speaks for the type around it.
  var typeSpeakers: [Speaker] {
    let own = types.filter { !$0.qualifiedName.contains(".") }
    let ordered = (own + extendedOutsideTypes).map { type in
      (type: type, ancestors: ancestorCount(of: type))
    }
    .sorted { $0.ancestors < $1.ancestors }
    return ordered.map { type, _ in
      let scopes = scopes(ofType: type.qualifiedName)
      return Speaker(
        name: type.qualifiedName, home: type.declaration.position.file, scopes: scopes,
        facts: scopes.flatMap(\.allFacts), inherited: inherited(by: type.qualifiedName, in: scopes))
    }
  }

  private func ancestorCount(of type: TypeUnit) -> Int {
    ownScopes(ofType: type.qualifiedName).count { $0.kind == .class }
  }

  /// Functions, variables and statements at file level.
  var fileLevelSpeakers: [Speaker] {
    outlines.filter { $0.file.name != "Composition.swift" }.flatMap { outline in
      let (root, home) = (outline.root, outline.file.path)
      let loose = root.members.filter { !$0.isTypeScope && $0.kind != .typeAlias }
      return [Speaker(name: outline.file.name, home: home, scopes: [], facts: root.facts)]
        + loose.map {
          Speaker(name: $0.name, home: home, scopes: $0.members, facts: $0.allFacts)
        }
    }
  }

  /// What a type has by adopting protocols of the module, or a protocol by refining them.
  private func inherited(by type: String, in scopes: [Declaration]) -> [Speaker.Saying] {
    let declared = scopes.flatMap(\.allDeclarations)
    let selectors = Set(declared.filter(\.isCallable).map(\.selector))
    let known = Set(
      [type, "AnyObject", "Sendable"] + protocols(ofType: type)
        + declared.flatMap(\.header.inherited).flatMap(\.names).compactMap(\.path.last))
    return declared.filter(\.isTypeScope).flatMap(\.header.inherited).flatMap { clause in
      reach(of: clause, in: type).types.flatMap { adopted in
        refinedProtocols(of: adopted).filter { $0 != type }
          .flatMap { ownScopes(ofType: $0) }
          .filter { $0.kind == .extension && $0.holds(knowing: known) }
          .flatMap { $0.sayings(from: adopted, at: clause.position, except: selectors) }
      }
    }
  }
}

extension Declaration {
  /// Whether the conditions of an extension are among what is known of a type.
  fileprivate func holds(knowing names: Set<String>) -> Bool {
    header.constraints.flatMap(\.names).allSatisfy { names.contains($0.path.last ?? "") }
  }

  /// What the members of an extension say, those left out that the adopting type replaces.
  fileprivate func sayings(
    from origin: String, at position: SourcePosition, except replaced: Set<String>
  ) -> [Speaker.Saying] {
    members.filter { !replaced.contains($0.selector) }.flatMap { member in
      let facts = member.allFacts
      let ownNames = Set(allDeclarations.map(\.name)).union(bindings(in: facts))
      return facts.map {
        Speaker.Saying(fact: $0, position: position, origin: origin, ownNames: ownNames)
      }
    }
  }
}
