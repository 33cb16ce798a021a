import Languages
package import SwiftSource

/// S6: no protocol asks for more than `max` members.
///
/// Functions, properties, subscripts and initialisers count, those of refined protocols of the
/// module as well. What has a default implementation in an extension does not count, nor do
/// associated types and protocols of other modules.
package struct MaxRequirements: Rule {
  package static let name = "maxRequirements"
  private let max: Int

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["max"])
    guard let max = try parameters.number("max", from: 0) else { throw .missing("max") }
    self.max = max
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    let protocols = module.types.filter { $0.declaration.kind == .protocol }
    return (module.obstacles + protocols.compactMap { finding(for: $0, in: module) })
      .inSourceOrder()
  }

  private func finding(
    for type: ModuleOutline.TypeUnit, in module: ModuleOutline
  ) -> Finding? {
    let defaults = module.defaultSelectors(ofProtocol: type.qualifiedName)
    let count = module.requirements(ofProtocol: type.qualifiedName)
      .count { !defaults.contains($0.selector) }
    guard count > max else { return nil }
    let name = type.qualifiedName
    return Finding(
      position: type.declaration.position, found: name,
      message: LocalizedText(
        english: "`\(name)` asks for \(count) members; \(max) are allowed",
        french: "`\(name)` demande \(count) membres ; \(max) sont permis"))
  }
}
