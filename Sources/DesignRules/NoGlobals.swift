import Languages
package import SwiftSource

/// S9: nothing is fetched from a global place.
///
/// Found: `.shared`, `.standard`, `.default`, `.current` and `.now` of a type or as an implicit
/// member, `Date()`, `Date.init`, `UUID()`, stored `static var`, a stored `var` at file level, and a
/// constant there that can change inside: a `Mutex` or `Atomic`, or an object of the module with a
/// stored `var`.
///
/// Not found: constants of values, objects that cannot change, `Date.init` or `{ Date() }` as a default argument, which a caller can replace, enum
/// cases and members of the module with such a name, and `@TaskLocal`, which is scoped.
package struct NoGlobals: Rule {
  package static let name = "noGlobals"
  private let places: [Place]

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in"])
    places = try parameters.places()
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    let cases = Set(
      module.outlines.flatMap(\.root.allDeclarations).filter { $0.kind == .enumCase }.map(\.name))
    return module.findings(in: places) { selection in
      let reads = selection.facts.compactMap { fact in global(fact, knowing: cases) }
      let variables =
        selection.declarations.flatMap { scope in
          scope.members.filter { $0.isGlobalVariable(in: scope) || isState($0, in: scope, module) }
        }
        .map { variable in
          let keyword = variable.header.isConstant ? "let " : "var "
          return finding(
            (variable.isStatic ? "static " : "") + keyword + variable.name, at: variable.position)
        }
      return (reads + variables).merged()
    }
  }

  /// Whether a constant that everybody shares holds something that can change.
  private func isState(_ variable: Declaration, in scope: Declaration, _ module: ModuleOutline)
    -> Bool
  {
    guard variable.isShared(in: scope), variable.header.isConstant else { return false }
    let called = variable.facts.filter { fact in
      if case .call = fact.kind { true } else { false }
    }.map(\.text)
    let written = variable.header.type?.names.compactMap(\.path.last) ?? []
    return (called + written).contains { name in
      if cells.contains(name) { return true }
      guard let type = module.typeName(name, in: scope.name) else { return false }
      let scopes = module.ownScopes(ofType: type)
      return scopes.contains { $0.kind == .class || $0.kind == .actor }
        && scopes.flatMap(\.members).contains {
          $0.kind == .variable && $0.header.isStored && !$0.header.isConstant
        }
    }
  }

  private func global(_ fact: Fact, knowing cases: Set<String>) -> Finding? {
    if case .call(let labels) = fact.kind { return clock(fact, labels: labels) }
    guard fact.kind == .name, let base = fact.base.last else { return nil }
    let written = fact.path.joined(separator: base == "." ? "" : ".")
    if fact.text == "init" || fact.text == "now" {
      let isClock = clocks.contains(base) || (fact.text == "now" && base == ".")
      return isClock && fact.place == .ordinary ? finding(written, at: fact.position) : nil
    }
    guard globals.contains(fact.text) else { return nil }
    let isKnownCase = base == "." && cases.contains(fact.text)
    let isType = base == "." || base.first?.isUppercase == true
    return isType && !isKnownCase ? finding(written, at: fact.position) : nil
  }

  /// `Date()` reads a clock, `Date(timeIntervalSince1970: 0)` does not.
  private func clock(_ fact: Fact, labels: [String]) -> Finding? {
    guard clocks.contains(fact.text), labels.isEmpty || labels == ["timeIntervalSinceNow"],
      fact.place != .defaultClosure
    else { return nil }
    return finding(fact.text + "()", at: fact.position)
  }

  private func finding(_ text: String, at position: SourcePosition) -> Finding {
    Finding(
      position: position, found: text,
      message: LocalizedText(
        english: "`\(text)` reaches for something global",
        french: "`\(text)` va chercher un objet global"))
  }
}

private let globals: Set = ["shared", "standard", "default", "current"]
private let cells: Set = [
  "Mutex", "Atomic", "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock", "ManagedCriticalState",
]
private let clocks: Set = ["Date", "UUID", "ContinuousClock", "SuspendingClock"]

extension Declaration {
  /// Whether this is storage that everybody shares.
  fileprivate func isGlobalVariable(in scope: Declaration) -> Bool {
    isShared(in: scope) && !header.isConstant
  }

  fileprivate func isShared(in scope: Declaration) -> Bool {
    guard kind == .variable, header.isStored, !header.attributes.contains("TaskLocal") else {
      return false
    }
    return isStatic || scope.kind == .file
  }
}
