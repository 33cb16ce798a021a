import Languages
package import SwiftSource

/// S2: no type and no file-level function speaks two vocabularies.
///
/// A type is its declaration, its extensions in every file, its nested types and its superclasses
/// in the module. An extension of another module's type counts as a type, and so does a protocol
/// with its extensions. Whoever adopts or refines a protocol of the module inherits what its
/// extensions say, and is found where it adopts it. A file-level function, a file-level variable and
/// the statements of a `main.swift` are looked at one by one. Whoever uses such a function or variable
/// says what it says, unless it has a name of its own for it.
///
/// Not inherited are the requirements of a protocol, defaults that the type replaces, and extensions
/// under conditions that it is not seen to meet. What one protocol says in two vocabularies is found
/// in the protocol alone.
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
    for saying in speaker.sayings where saying.fact.isName {
      let behind =
        saying.ownNames.contains(saying.fact.text) ? [] : shared.facts(behind: saying.fact)
      for name in ([saying.fact] + behind.filter(\.isName)).flatMap(module.names(of:)) {
        for (group, words) in groups where words.contains(name) && first[group] == nil {
          first[group] = Mention(group: group, name: name, saying: saying)
        }
      }
    }
    let mentions = first.values.sorted { speaker.order($0.position) < speaker.order($1.position) }
    guard let native = mentions.first else { return [] }
    return mentions.dropFirst().filter { !$0.isInherited(with: native) }
      .map { finding($0, besides: native, in: speaker) }
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
    let saying: Speaker.Saying

    var position: SourcePosition { saying.position }

    /// Whether both come from one protocol, which has a finding of its own.
    func isInherited(with other: Mention) -> Bool {
      saying.origin != nil && saying.origin == other.saying.origin
    }
  }
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
