import Languages
package import SwiftSource

/// S12: a `switch` names every case, so that the compiler asks about a new one.
///
/// Found: `default:`, `@unknown default:`, and what is the same in another dress: `case _:`,
/// `case let other:` and `case (_, _):` without `where`.
///
/// Not found: a pattern that still asks something, such as `case .failed(_):` or `case let value?:`,
/// a pattern with `where`, `catch`, and chains of `if case`.
package struct NoDefault: Rule {
  package static let name = "noDefault"
  private let places: [Place]

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in"])
    places = try parameters.places()
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    module.findings(in: places) { selection in
      selection.facts.filter { $0.kind == .defaultCase }.map(finding).merged()
    }
  }

  private func finding(_ fact: Fact) -> Finding {
    Finding(
      position: fact.position, found: fact.text,
      message: LocalizedText(
        english: "`\(fact.text)` answers for every case that is not named",
        french: "`\(fact.text)` répond pour tous les cas qui ne sont pas nommés"))
  }
}
