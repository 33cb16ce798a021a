import Languages
package import SwiftSource

/// S3: a string literal must not occur in a scope.
///
/// Values are compared, not spellings: `"\u{65}mail"`, `#"email"#`, `"em" + "ail"` and `"Email"` are
/// all `email`. With `contains`, part of a literal is enough, that of an interpolated one as well.
/// A constant or enum case of the module that has the value counts where it is named.
///
/// Not found: comments, and names whose value the syntax does not show.
package struct ForbidLiterals: Rule {
  package static let name = "forbidLiterals"
  private let places: [Place]
  private let literals: [String]
  private let matchesParts: Bool

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in", "literals", "match"])
    places = try parameters.places()
    literals = try parameters.texts("literals")
    switch parameters.values["match"] {
    case nil, .text("equal"): matchesParts = false
    case .text("contains"): matchesParts = true
    default: throw .wrongType("match", expected: "\"equal\" or \"contains\"")
    }
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    module.findings(in: places) { $0.facts.compactMap(literal).merged() }
  }

  private func literal(_ fact: Fact) -> Finding? {
    let isWhole = fact.kind == .text
    guard isWhole || (matchesParts && fact.kind == .textPiece), matches(fact.text) else {
      return nil
    }
    let shown = fact.text.prefix(40)
    return Finding(
      position: fact.position, found: fact.text,
      message: LocalizedText(
        english: "the literal \"\(shown)\" stands here",
        french: "le littéral \"\(shown)\" est écrit ici"))
  }

  private func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    return literals.contains { literal in
      matchesParts ? text.contains(literal.lowercased()) : text == literal.lowercased()
    }
  }
}
