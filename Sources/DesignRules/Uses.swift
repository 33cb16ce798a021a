import Languages
package import SwiftSource

/// S13: a scope names at least one of some identifiers.
///
/// A name counts wherever `forbid` would find it: as a type, in an expression, behind an alias of the
/// module; `Managed*` means every identifier that begins so. `by` narrows the scope to functions,
/// variables and types that it declares under these names, and each of them must name one.
///
/// Found, once at the scope: none of the identifiers. Comments, strings, labels and declarations of
/// the same name do not count, nor does what a called function names in turn. A scope or a name of
/// `by` that is missing is found as well.
package struct Uses: Rule {
  package static let name = "uses"
  private let places: [Place]
  private let identifiers: [String]
  private let users: [String]

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in", "identifiers", "by"])
    places = try parameters.places()
    identifiers = try parameters.texts("identifiers")
    users = parameters.values["by"] == nil ? [] : try parameters.texts("by")
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    module.findings(in: places) { selection in
      guard !users.isEmpty else {
        return selection.facts.contains { isUse($0, in: module) } ? [] : [finding(for: selection)]
      }
      return users.compactMap { finding(forUser: $0, in: selection, of: module) }
    }
  }

  /// Several declarations of one name, such as overloads, are one user.
  private func finding(
    forUser name: String, in selection: Selection, of module: ModuleOutline
  ) -> Finding? {
    let declared = selection.declarations.filter { $0.kind != .file && $0.kind != .extension }
    let own = declared.filter { $0.name == name }
    guard let first = own.first else {
      return Finding.missing(name, among: declared.map(\.name).unique) { near in
        declared.first { $0.name == near }?.position ?? selection.start
      }
    }
    return own.flatMap(\.allFacts).contains { isUse($0, in: module) }
      ? nil : finding(name, at: first.position)
  }

  private func isUse(_ fact: Fact, in module: ModuleOutline) -> Bool {
    fact.isName && module.names(of: fact).contains { identifiers.include($0) }
  }

  private func finding(for selection: Selection) -> Finding {
    finding(selection.name ?? "*.swift", at: selection.start)
  }

  private func finding(_ scope: String, at position: SourcePosition) -> Finding {
    let wanted = identifiers.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return Finding(
      position: position, found: scope,
      message: identifiers.count == 1
        ? LocalizedText(
          english: "`\(scope)` does not use \(wanted)",
          french: "`\(scope)` n’utilise pas \(wanted)")
        : LocalizedText(
          english: "`\(scope)` uses none of \(wanted)",
          french: "`\(scope)` n’utilise aucun de ceux-ci : \(wanted)"))
  }
}
