import Languages
package import SwiftSource

/// S11: `Composition.swift` puts parts together and decides nothing.
///
/// Found: branches and loops, `catch`, `??`, `?:`, `try?`, casts, traps, and a body of more than
/// `statements` statements; closures and nested functions are bodies of their own. With `allowSwitch`,
/// a `switch` without `default` or `case _` is allowed.
///
/// Not found: calls that forward, string processing, `throw`, and comparisons, such as the one in
/// an adapter's `canHandle(_:)`: they answer a question and act on nothing.
package struct CompositionDiscipline: Rule {
  package static let name = "compositionDiscipline"
  private static let file = "Composition.swift"
  private let statements: Int
  private let allowsSwitch: Bool

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["statements", "allowSwitch"])
    statements = try parameters.number("statements", from: 1) ?? 8
    allowsSwitch = try parameters.flag("allowSwitch") ?? false
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    module.findings(in: [.file(Self.file)]) { selection in
      selection.scopes.flatMap { file in
        findings(in: file.facts, of: module)
          + file.members.flatMap { findings(in: $0.allFacts, of: module) }
      }
    }
  }

  /// What one function or type of the file holds; the same thing twice in it is one finding.
  private func findings(in facts: [Fact], of module: ModuleOutline) -> [Finding] {
    facts.compactMap { fact in
      decision(fact) ?? cast(fact) ?? trap(fact, in: module) ?? length(fact)
    }
    .merged()
  }

  private func decision(_ fact: Fact) -> Finding? {
    let isDecision =
      switch fact.kind {
      case .branch: !(allowsSwitch && fact.text == "switch")
      case .defaultCase: allowsSwitch
      default: false
      }
    guard isDecision else { return nil }
    return Finding(
      position: fact.position, found: fact.text,
      message: LocalizedText(
        english: "`\(fact.text)` decides something in the composition",
        french: "`\(fact.text)` décide de quelque chose dans la composition"))
  }

  private func cast(_ fact: Fact) -> Finding? {
    fact.castText.map {
      Finding(
        position: fact.position, found: $0,
        message: LocalizedText(
          english: "`\($0)` asks for the type of a value in the composition",
          french: "`\($0)` demande le type d’une valeur dans la composition"))
    }
  }

  private func trap(_ fact: Fact, in module: ModuleOutline) -> Finding? {
    fact.trapText(in: module).map {
      Finding(
        position: fact.position, found: $0,
        message: LocalizedText(
          english: "`\($0)` stops the program in the composition",
          french: "`\($0)` arrête le programme dans la composition"))
    }
  }

  private func length(_ fact: Fact) -> Finding? {
    guard case .body(let count) = fact.kind, count > statements else { return nil }
    return Finding(
      position: fact.position, found: "{ \(count) }",
      message: LocalizedText(
        english: "this body has \(count) statements; \(statements) are allowed",
        french: "ce corps a \(count) instructions ; \(statements) sont permises"))
  }
}
