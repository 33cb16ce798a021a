import Spelling

/// The rules that `exercise.json` can name.
package enum RuleCatalogue {
  /// Those that look into the files of a module, in the order of the handbook for authors.
  package static let all: [any Rule.Type] = [
    Forbid.self, Vocabularies.self, ForbidLiterals.self, NoDowncast.self, NoTrap.self,
    MaxRequirements.self, VisibleSurface.self, MaxTypes.self, NoGlobals.self,
    NoHollowWitness.self, CompositionDiscipline.self, NoDefault.self, Uses.self,
    Gathered.self,
  ]

  /// Those that look at the targets of a package, in the order of the handbook for authors.
  package static let graph: [any GraphRule.Type] = [
    NoPath.self, NoImport.self, DeclaredImports.self, StableDependencies.self,
  ]

  /// What `rule` of a check may say, of both kinds.
  package static var names: [String] { all.map { $0.name } + graph.map { $0.name } }

  /// The rule with a name, set up with the parameters of one check.
  ///
  /// A rule of the other kind is unknown here; it is the nearest name then.
  package static func rule(
    named name: String, parameters: RuleParameters
  ) throws(RuleParameterProblem) -> any Rule {
    guard let type = all.first(where: { $0.name == name }) else { throw unknown(name) }
    return try type.init(parameters)
  }

  /// The same for a rule about targets.
  package static func graphRule(
    named name: String, parameters: RuleParameters
  ) throws(RuleParameterProblem) -> any GraphRule {
    guard let type = graph.first(where: { $0.name == name }) else { throw unknown(name) }
    return try type.init(parameters)
  }

  private static func unknown(_ name: String) -> RuleParameterProblem {
    .unknownRule(name, nearest: nearestNames(to: name, among: names))
  }
}
