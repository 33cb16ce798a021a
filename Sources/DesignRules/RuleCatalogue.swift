import Spelling

/// The rules that `exercise.json` can name.
package enum RuleCatalogue {
  /// In the order of the handbook for authors.
  package static let all: [any Rule.Type] = [
    Forbid.self, Vocabularies.self, ForbidLiterals.self, NoDowncast.self, NoTrap.self,
    MaxRequirements.self, VisibleSurface.self, MaxTypes.self, NoGlobals.self,
    NoHollowWitness.self, CompositionDiscipline.self,
  ]

  /// What `rule` of a structural check may say.
  package static var names: [String] { all.map { $0.name } }

  /// The rule with a name, set up with the parameters of one check.
  package static func rule(
    named name: String, parameters: RuleParameters
  ) throws(RuleParameterProblem) -> any Rule {
    guard let type = all.first(where: { $0.name == name }) else {
      throw .unknownRule(name, nearest: nearestNames(to: name, among: names))
    }
    return try type.init(parameters)
  }
}
