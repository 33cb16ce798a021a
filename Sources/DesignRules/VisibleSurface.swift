import Languages
package import SwiftSource

/// S7: a type sees no more members of its collaborators than it needs.
///
/// Looked at are its stored properties or the parameters of one of its initialisers, whichever sees
/// more: what is stored came in by an initialiser, perhaps in another shape. What its generic
/// parameters ask for is added, and the protocols that its visible methods are handed, superclasses in
/// the module included.
///
/// A protocol counts its requirements, with and without defaults, and those of the protocols that it
/// refines; `&` and aliases are followed. A function counts one, and what it returns. A class, an
/// actor, or a struct that is more than a value counts its methods that are not private, and what its
/// visible properties give access to. A method that hands out any type that it is asked for counts a
/// hundred.
///
/// A plain value counts nothing, nor does a type of another module, a function that a method is handed
/// (it may be a completion), or a parameter of a method that a protocol asks for. A type that is named
/// twice counts once.
package struct VisibleSurface: Rule {
  package static let name = "visibleSurface"
  private let types: [String]
  private let max: Int

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["of", "max"])
    if case .text(let single) = parameters.values["of"] {
      types = [single]
    } else {
      types = try parameters.texts("of")
    }
    guard let max = try parameters.number("max", from: 0) else { throw .missing("max") }
    self.max = max
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    (module.obstacles
      + types.compactMap { type in
        guard let name = module.typeName(type) else { return module.missing(.type(type)) }
        return finding(for: name, in: module)
      })
      .inSourceOrder()
  }

  private func finding(for type: String, in module: ModuleOutline) -> Finding? {
    var surface = Surface(module: module)
    surface.add(collaboratorsOf: type)
    guard surface.total > max, let widest = surface.widest else { return nil }
    return Finding(
      position: widest.position, found: widest.name,
      message: LocalizedText(
        english: "`\(type)` sees \(surface.total) members, most by `\(widest.name)`;"
          + " \(max) are allowed",
        french: "`\(type)` voit \(surface.total) membres, surtout à travers `\(widest.name)` ;"
          + " \(max) sont permis"))
  }
}
