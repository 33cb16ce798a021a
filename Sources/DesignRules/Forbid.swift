import Languages
package import SwiftSource

/// S1: an identifier must not occur in a scope.
///
/// It counts as a type, in an expression, as the base or the name of a member, in an attribute, and
/// behind an alias of the module; in a whole file also as an import. `Managed*` means every
/// identifier that begins so, and `Date()` the call without arguments.
///
/// It does not count in comments, in strings, as the name of a declaration, or as a label.
package struct Forbid: Rule {
  package static let name = "forbid"
  private let places: [Place]
  private let identifiers: [String]

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in", "identifiers"])
    places = try parameters.places()
    identifiers = try parameters.texts("identifiers")
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    module.findings(in: places) { selection in
      let used = selection.facts.flatMap { forbidden($0, in: module) }
      return (used + selection.imports.flatMap(forbidden)).merged()
    }
  }

  private func forbidden(_ fact: Fact, in module: ModuleOutline) -> [Finding] {
    if case .call(let labels) = fact.kind {
      guard labels.isEmpty, identifiers.contains(fact.text + "()") else { return [] }
      return [finding(fact.text + "()", written: nil, at: fact.position)]
    }
    guard fact.isName else { return [] }
    return module.names(of: fact).filter(isForbidden).prefix(1).map {
      finding($0, written: $0 == fact.text ? nil : fact.text, at: fact.position)
    }
  }

  private func forbidden(_ directive: Import) -> [Finding] {
    directive.path.filter(isForbidden).map {
      finding($0, written: nil, at: directive.position)
    }
  }

  private func isForbidden(_ name: String) -> Bool { identifiers.include(name) }

  private func finding(_ name: String, written: String?, at place: SourcePosition) -> Finding {
    let message =
      written.map {
        LocalizedText(
          english: "`\(name)` is named here, through the alias `\($0)`",
          french: "`\(name)` est nommé ici, par l’alias `\($0)`")
      }
      ?? LocalizedText(
        english: "`\(name)` is named here", french: "`\(name)` est nommé ici")
    return Finding(position: place, found: written ?? name, message: message)
  }
}

extension [String] {
  /// Whether one of these identifiers means a name; `Managed*` means all that begin so.
  func include(_ name: String) -> Bool {
    contains { $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : name == $0 }
  }
}
