import Languages
package import SwiftSource

/// S3: a string literal must not occur in a scope.
///
/// Values are compared, not spellings: `"\u{65}mail"`, `#"email"#`, `"em" + "ail"` and `"Email"` are
/// all `email`. With `contains`, part of a literal is enough, that of an interpolated one as well.
/// A constant or enum case of the module that has the value counts where it is named. So does, in a
/// type, a function or constant at file level or a static member of another type in whose body the
/// literal stands, also through others of their kind.
///
/// Not found: comments, names whose value the syntax does not show, methods of other types, and
/// names in what can be replaced from outside: default arguments and the first value of a `var`.
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
    let shared = FileLevelNames(in: module, withStaticMembers: true)
    return module.findings(in: places) { selection in
      let facts = selection.facts
      let constants = constants(in: selection, of: module)
      let known = Set(constants.map(\.position))
      let behind = selection.isType ? said(by: selection, of: module, through: shared) : []
      return
        (facts.compactMap(literal) + constants + behind.filter { !known.contains($0.position) })
        .merged()
    }
  }

  /// What constants and the raw values of enum cases say in a scope.
  private func constants(in selection: Selection, of module: ModuleOutline) -> [Finding] {
    let facts = selection.facts
    let mentioned = Set(facts.filter(\.isName).map(\.text))
    let declared = selection.declarations
    let own = Set(declared.map(\.position))
    let named = facts.flatMap { constants($0, in: module, mentioning: mentioned) }
      .filter { !($0.constant.isSpelled && own.contains($0.constant.position)) }
    let rawValues = declared.filter { $0.kind == .enumCase }.compactMap { declaration in
      module.constant(declaredBy: declaration).map { ($0, declaration.position) }
    }
    .filter { !$0.0.isSpelled && matches($0.0.text) }
    return named.map { finding($0.constant, at: $0.position) }
      + rawValues.map { finding($0.0, at: $0.1) }
  }

  /// What a type says through functions and constants that stand outside it.
  private func said(
    by type: Selection, of module: ModuleOutline, through shared: FileLevelNames
  ) -> [Finding] {
    let (facts, declared) = (type.facts, type.declarations)
    let own = Set(declared.map(\.position))
    let ownNames = Set(declared.map(\.name))
      .union(facts.filter { $0.kind == .binding }.map(\.text))
    let enclosing = type.name.flatMap { module.typeName($0) } ?? ""
    let replaceable = Set(declared.filter(\.canBeAssigned).flatMap(\.facts))
    return facts.filter {
      !($0.base.isEmpty && ownNames.contains($0.text)) && !replaceable.contains($0)
    }
    .compactMap { fact in
      shared.facts(behind: fact, in: enclosing, except: own).first(where: isForbidden)
        .map { finding($0.text, behind: fact) }
    }
  }

  private func finding(_ literal: String, behind fact: Fact) -> Finding {
    Finding(
      position: fact.position, found: fact.path.joined(separator: "."),
      message: LocalizedText(
        english: "`\(fact.text)` says \"\(literal.prefix(40))\"",
        french: "`\(fact.text)` dit \"\(literal.prefix(40))\""))
  }

  private func isForbidden(_ fact: Fact) -> Bool {
    (fact.kind == .text || (matchesParts && fact.kind == .textPiece)) && matches(fact.text)
  }

  private func literal(_ fact: Fact) -> Finding? {
    guard isForbidden(fact) else { return nil }
    let shown = fact.text.prefix(40)
    return Finding(
      position: fact.position, found: fact.text,
      message: LocalizedText(
        english: "the literal \"\(shown)\" stands here",
        french: "le littéral \"\(shown)\" est écrit ici"))
  }

  /// The constants with a forbidden value that a fact surely means.
  private func constants(
    _ fact: Fact, in module: ModuleOutline, mentioning names: Set<String>
  ) -> [(constant: Constant, position: SourcePosition)] {
    let (found, isAmbiguous) = module.constants(namedBy: fact)
    return found.filter { constant in
      let owner = constant.owner.split(separator: ".").last.map(String.init)
      return matches(constant.text) && (!isAmbiguous || names.contains(owner ?? ""))
    }
    .map { ($0, fact.position) }
  }

  private func finding(_ constant: Constant, at position: SourcePosition) -> Finding {
    Finding(
      position: position, found: constant.qualifiedName,
      message: LocalizedText(
        english: "`\(constant.qualifiedName)` stands for \"\(constant.text.prefix(40))\"",
        french: "`\(constant.qualifiedName)` vaut \"\(constant.text.prefix(40))\""))
  }

  private func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    return literals.contains { literal in
      matchesParts ? text.contains(literal.lowercased()) : text == literal.lowercased()
    }
  }
}
