import Languages
package import SwiftSource

/// S5: nothing stops the program.
///
/// Found: `fatalError`, `preconditionFailure`, `assertionFailure` (called, or passed on under another
/// name), `precondition(false)`, `assert(false)`, `try!`, whatever begins with `unsafe`, and functions
/// of the module that return `Never`.
///
/// Not found: `required init(coder:)`, which a framework asks for and nobody calls, and `!`.
package struct NoTrap: Rule {
  package static let name = "noTrap"
  private let places: [Place]

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in"])
    places = try parameters.places()
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    module.findings(in: places) { selection in
      let exempt = Set(selection.declarations.filter(isDecoderStub).flatMap(\.allFacts))
      return selection.facts.filter { !exempt.contains($0) }.compactMap { fact in
        fact.trapText(in: module).map { finding($0, at: fact.position) }
      }
      .merged()
    }
  }

  private func isDecoderStub(_ declaration: Declaration) -> Bool {
    declaration.kind == .initializer && declaration.header.modifiers.contains("required")
      && declaration.header.parameters.map(\.label) == ["coder"]
  }

  private func finding(_ trap: String, at place: SourcePosition) -> Finding {
    Finding(
      position: place, found: trap,
      message: LocalizedText(
        english: "`\(trap)` stops the program here",
        french: "`\(trap)` arrête le programme ici"))
  }
}

extension Fact {
  /// How a fact stops the program; `nil` when it does not.
  func trapText(in module: ModuleOutline) -> String? {
    if kind == .trap { return text }
    guard kind == .name, base.isEmpty || base == ["Swift"] || text.hasPrefix("unsafe") else {
      return nil
    }
    return traps.contains(text) || text.hasPrefix("unsafe") || module.isTrap(text) ? text : nil
  }
}

private let traps: Set = ["fatalError", "preconditionFailure", "assertionFailure"]

extension ModuleOutline {
  /// Whether a file-level function of the module never returns.
  fileprivate func isTrap(_ name: String) -> Bool {
    outlines.contains { outline in
      outline.root.members.contains {
        $0.kind == .function && $0.name == name && $0.header.type?.text == "Never"
      }
    }
  }
}
