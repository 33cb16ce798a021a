import Languages
package import SwiftSource

/// S4: no question about the type that hides behind an abstraction.
///
/// Found: `as?`, `as!`, `is`, `case is X`, `case let x as X`, `type(of:)` that is compared or
/// switched over, and `Mirror(reflecting:)`.
///
/// Not found: `catch let error as X` and `catch is X`, which is how Swift names an error, `as` to a
/// supertype, and `type(of:)` in a log line.
package struct NoDowncast: Rule {
  package static let name = "noDowncast"
  private let places: [Place]

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in"])
    places = try parameters.places()
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    module.findings(in: places) { $0.facts.compactMap(finding).merged() }
  }

  private func finding(_ fact: Fact) -> Finding? {
    guard let cast = fact.castText else { return nil }
    return Finding(
      position: fact.position, found: cast,
      message: LocalizedText(
        english: "`\(cast)` asks here which type a value has",
        french: "`\(cast)` demande ici le type d’une valeur"))
  }
}

extension Fact {
  /// How a fact asks for the type of a value; `nil` when it does not.
  var castText: String? {
    if kind == .cast { return text }
    return kind == .call(labels: ["reflecting"]) && text == "Mirror" ? "Mirror(reflecting:)" : nil
  }
}
