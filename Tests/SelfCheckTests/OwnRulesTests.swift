import DesignRules
import SwiftSource
import Testing

/// We are held to what we teach.
@Suite struct `Our own rules on our own sources` {
  /// A finding that stands, and why.
  private struct Exemption {
    let file: String
    let found: String
    let reason: String
  }

  private static let exemptions: [Exemption] = []

  private typealias Parameters = [String: RuleParameters.Value]

  private static let rules: [(name: String, parameters: Parameters)] = [
    ("noTrap", [:]), ("noDowncast", [:]),
    ("maxRequirements", ["max": .number(Budgets.requirementsOfProtocol)]),
  ]

  @Test(arguments: rules.indices)
  func `find nothing`(index: Int) throws {
    let rule = Self.rules[index]
    expectNone(
      try Self.findings(of: rule).filter { !Self.isExempt($0) }.map {
        Offence($0.position, "`\($0.found)` is against our own rule \(rule.name)")
      })
  }

  @Test func `every exemption is still needed`() throws {
    let findings = try Self.rules.flatMap(Self.findings)
    let idle = Self.exemptions.filter { exemption in
      !findings.contains { $0.found == exemption.found && $0.position.file == exemption.file }
    }
    expectNone(idle.map { Offence($0.file, 1, "`\($0.found)` is gone: remove the exemption") })
  }

  private static func findings(of rule: (name: String, parameters: Parameters)) throws -> [Finding]
  {
    let rule = try RuleCatalogue.rule(
      named: rule.name, parameters: RuleParameters(rule.parameters))
    return try Repository.own.get().targets.flatMap { rule.findings(in: $0.module) }
  }

  private static func isExempt(_ finding: Finding) -> Bool {
    exemptions.contains { $0.file == finding.position.file && $0.found == finding.found }
  }
}
