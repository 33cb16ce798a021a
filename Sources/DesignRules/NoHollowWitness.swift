import Languages
package import SwiftSource

/// S10: no member is there only because a protocol asks for it.
///
/// Found: the member of a type with which it meets a requirement of a protocol of the module, when
/// its body is empty or nothing but `[]`, `[:]`, `nil`, `""`, `0`, `false`, `()` or `_ = parameter`;
/// also an empty setter.
///
/// Not found: a type of which every witness is hollow and whose name says so (`NoOp…`, `Null…`),
/// default implementations, and protocols of other modules.
package struct NoHollowWitness: Rule {
  package static let name = "noHollowWitness"
  private let places: [Place]

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in"])
    places = try parameters.places()
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    let hollow = (module.types + module.extendedOutsideTypes)
      .filter { $0.declaration.kind != .protocol }
      .flatMap { hollowWitnesses(of: $0.qualifiedName, in: module) }
    return module.findings(in: places) { selection in
      let inside = Set(selection.declarations.map(\.position))
      return hollow.filter { inside.contains($0.position) }.map(finding)
    }
  }

  private func hollowWitnesses(of type: String, in module: ModuleOutline) -> [Declaration] {
    let required = Set(
      module.protocols(ofType: type).flatMap { module.requirements(ofProtocol: $0) }
        .map(\.selector))
    let witnesses = module.ownScopes(ofType: type).flatMap(\.members)
      .filter { $0.isCallable && required.contains($0.selector) }
    let hollow = witnesses.filter(\.isHollow)
    let saysSo = ["NoOp", "Noop", "Null"].contains { type.contains($0) }
    return saysSo && hollow.count == witnesses.count ? [] : hollow
  }

  private func finding(_ witness: Declaration) -> Finding {
    let name = witness.selector
    return Finding(
      position: witness.position, found: name,
      message: LocalizedText(
        english: "`\(name)` is there for a protocol and does nothing",
        french: "`\(name)` n’est là que pour un protocole et ne fait rien"))
  }
}

extension Declaration {
  fileprivate var isHollow: Bool {
    guard let body, kind != .initializer else { return false }
    if body.hasEmptySetter { return true }
    guard body.statements > 0 else { return true }
    guard let only = body.onlyExpression, body.statements == 1 else { return false }
    if hollowValues.contains(only) { return true }
    return only.hasPrefix("_ = ") && only.dropFirst(4).allSatisfy { $0.isLetter || $0.isNumber }
  }
}

private let hollowValues: Set = [
  "[]", "[:]", "nil", "\"\"", "0", "0.0", "false", "()", ".none", "Void()",
]
