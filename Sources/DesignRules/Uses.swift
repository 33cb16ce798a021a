import Languages
package import SwiftSource

/// S13: a scope names at least one of some identifiers.
///
/// A name counts wherever `forbid` would find it: as a type, in an expression, behind an alias of the
/// module; `Managed*` means every identifier that begins so. `by` narrows the scope to functions,
/// variables and types that it declares under these names, and each of them must name one.
///
/// A use may be far away: what the functions, operators and types of the module say that the scope
/// names counts as well, and what those name in turn. A factory may have helpers.
///
/// Found, once at the scope: none of the identifiers, near or far. Comments, strings, labels and
/// declarations of the same name do not count. A scope or a name of `by` that is missing is found as
/// well.
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
        return isUsed(by: selection.facts, in: module) ? [] : [finding(for: selection)]
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
    return isUsed(by: own.flatMap(\.allFacts), in: module)
      ? nil : finding(name, at: first.position)
  }

  private func isUsed(by facts: [Fact], in module: ModuleOutline) -> Bool {
    let functions = Dictionary(
      grouping: module.outlines.flatMap(\.root.members).filter { !$0.isTypeScope }, by: \.name)
    var pending = facts
    var seen: Set<String> = []
    while let fact = pending.popLast() {
      guard fact.isName || fact.kind == .operator else { continue }
      let names = module.names(of: fact)
      if names.contains(where: { identifiers.include($0) }) { return true }
      for name in names where seen.insert(name).inserted {
        pending += (functions[name] ?? []).flatMap(\.allFacts)
        guard let type = module.typeName(name) else { continue }
        pending += module.scopes(ofType: type).flatMap(\.allFacts)
      }
    }
    return false
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
