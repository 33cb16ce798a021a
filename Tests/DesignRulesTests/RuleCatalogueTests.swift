import DesignRules
import Testing

@Suite struct RuleCatalogueTests {
  @Test func `an unknown rule gets a suggestion`() {
    #expect(throws: RuleParameterProblem.unknownRule("forbidLiteral", nearest: ["forbidLiterals"]))
    {
      try RuleCatalogue.rule(named: "forbidLiteral", parameters: RuleParameters([:]))
    }
  }

  @Test(
    arguments: [
      (
        "forbid", ["identifers": ["a"]],
        RuleParameterProblem.unknownParameter("identifers", nearest: ["identifiers"])
      ),
      ("forbid", ["in": ["A"]], .missing("identifiers")),
      ("forbid", ["identifiers": []], .wrongType("identifiers", expected: "a list of texts")),
      ("forbid", ["identifiers": [1]], .wrongType("identifiers", expected: "a list of texts")),
      ("maxRequirements", ["max": "3"], .wrongType("max", expected: "a number from 0")),
      ("maxRequirements", [:], .missing("max")),
      ("maxTypes", [:], .missing("types")),
      ("visibleSurface", ["max": 1], .missing("of")),
      (
        "vocabularies", ["groups": .table(["a": ["b"]])],
        .wrongType("groups", expected: "at least two groups")
      ),
      (
        "compositionDiscipline", ["allowSwitch": 1],
        .wrongType("allowSwitch", expected: "true or false")
      ),
      ("uses", ["in": ["A"]], .missing("identifiers")),
      ("uses", ["identifiers": ["A"], "by": []], .wrongType("by", expected: "a list of texts")),
      (
        "forbidLiterals", ["literals": ["a"], "match": "regex"],
        .wrongType("match", expected: "\"equal\" or \"contains\"")
      ),
    ] as [(String, [String: RuleParameters.Value], RuleParameterProblem)])
  func `a wrong parameter is named`(
    rule: String, parameters: [String: RuleParameters.Value], problem: RuleParameterProblem
  ) {
    #expect(throws: problem) {
      try RuleCatalogue.rule(named: rule, parameters: RuleParameters(parameters))
    }
  }

  @Test func `every rule of the handbook is there`() {
    #expect(
      RuleCatalogue.names == [
        "forbid", "vocabularies", "forbidLiterals", "noDowncast", "noTrap", "maxRequirements",
        "visibleSurface", "maxTypes", "noGlobals", "noHollowWitness", "compositionDiscipline",
        "noDefault", "uses", "gathered", "noPath", "noImport", "declaredImports",
        "stableDependencies",
      ])
  }

  @Test func `nearest names come from both kinds of rule`() {
    #expect(throws: RuleParameterProblem.unknownRule("noPaths", nearest: ["noPath"])) {
      try RuleCatalogue.rule(named: "noPaths", parameters: RuleParameters([:]))
    }
    #expect(throws: RuleParameterProblem.unknownRule("forbidd", nearest: ["forbid"])) {
      try RuleCatalogue.graphRule(named: "forbidd", parameters: RuleParameters([:]))
    }
  }

  @Test(
    arguments: [
      ("noPath", ["from": ["A"]], RuleParameterProblem.missing("to")),
      ("noPath", ["from": "A", "to": ["B"]], .wrongType("from", expected: "a list of texts")),
      ("noImport", ["in": ["A"]], .missing("modules")),
      ("declaredImports", ["in": ["A"]], .unknownParameter("in", nearest: [])),
      ("stableDependencies", ["max": 1], .unknownParameter("max", nearest: [])),
    ] as [(String, [String: RuleParameters.Value], RuleParameterProblem)])
  func `a wrong parameter of a rule about targets is named`(
    rule: String, parameters: [String: RuleParameters.Value], problem: RuleParameterProblem
  ) {
    #expect(throws: problem) {
      try RuleCatalogue.graphRule(named: rule, parameters: RuleParameters(parameters))
    }
  }
}
