import Languages
package import SwiftSource

/// S8: there are no more pieces than the problem has.
///
/// `types` limits structs, classes, enums and actors, nested ones included; `protocols` limits
/// protocols; those of `Composition.swift` are counted only where `in` names that file. `initParameters` limits the parameters
/// of each initialiser, and the stored properties that the memberwise initialiser of a struct takes
/// when one of them is a function or a protocol: a plain value may have as many fields as it needs.
/// `in` narrows all three.
package struct MaxTypes: Rule {
  package static let name = "maxTypes"
  private let places: [Place]
  private let types: Int?
  private let protocols: Int?
  private let initParameters: Int?

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in", "types", "protocols", "initParameters"])
    places = try parameters.places()
    types = try parameters.number("types", from: 0)
    protocols = try parameters.number("protocols", from: 0)
    initParameters = try parameters.number("initParameters", from: 0)
    if types == nil, protocols == nil, initParameters == nil { throw .missing("types") }
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    module.findings(in: places) { selection in
      let counted = selection.declarations.filter {
        selection.name == "Composition.swift" || !$0.position.file.hasSuffix("/Composition.swift")
      }
      return surplus(
        counted.filter(\.isNominalType), over: types,
        LocalizedText(english: "types", french: "types"))
        + surplus(
          counted.filter { $0.kind == .protocol }, over: protocols,
          LocalizedText(english: "protocols", french: "protocoles"))
        + counted.filter(\.isTypeScope).flatMap { longInitializers(in: $0, of: module) }
    }
  }

  /// One finding at the first piece that is too many.
  private func surplus(
    _ pieces: [Declaration], over limit: Int?, _ kind: LocalizedText
  ) -> [Finding] {
    let ordered = pieces.sorted { $0.position < $1.position }
    guard let limit, let first = ordered.dropFirst(limit).first else { return [] }
    return [
      Finding(
        position: first.position, found: first.name,
        message: LocalizedText(
          english: "there are \(pieces.count) \(kind.english); \(limit) are allowed",
          french: "il y a \(pieces.count) \(kind.french) ; \(limit) sont permis"))
    ]
  }

  private func longInitializers(in type: Declaration, of module: ModuleOutline) -> [Finding] {
    guard let initParameters else { return [] }
    let written = type.members.filter { $0.kind == .initializer }
    let found = written.filter { $0.header.parameters.count > initParameters }.map {
      finding($0.header.parameters.count, of: type, limit: initParameters, at: $0.position)
    }
    let memberwise =
      type.kind == .struct && written.isEmpty ? memberwiseCount(of: type, in: module) : 0
    return found
      + (memberwise > initParameters
        ? [finding(memberwise, of: type, limit: initParameters, at: type.position)] : [])
  }

  /// Zero for a plain value.
  private func memberwiseCount(of type: Declaration, in module: ModuleOutline) -> Int {
    let fields = type.members.filter {
      $0.kind == .variable && $0.header.isStored && !$0.isStatic
        && !($0.header.isConstant && $0.facts.contains { $0.kind == .name }
          && $0.header.type == nil)
    }
    let holdsRoles = fields.compactMap(\.header.type).contains { written in
      let reach = module.reach(of: written, in: type.name)
      return reach.functions > 0
        || reach.types.contains { !module.requirements(ofProtocol: $0).isEmpty }
    }
    return holdsRoles ? fields.count : 0
  }

  private func finding(
    _ count: Int, of type: Declaration, limit: Int, at position: SourcePosition
  ) -> Finding {
    Finding(
      position: position, found: type.name,
      message: LocalizedText(
        english: "the initialiser of `\(type.name)` has \(count) parameters; \(limit) are allowed",
        french: "l’initialiseur de `\(type.name)` a \(count) paramètres ; \(limit) sont permis"))
  }
}
