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

  @Test(arguments: [
    ("noTrap", [:]), ("noDowncast", [:]),
    ("maxRequirements", ["max": .number(Budgets.requirementsOfProtocol)]),
  ])
  func `find nothing`(name: String, parameters: [String: RuleParameters.Value]) throws {
    let rule = try RuleCatalogue.rule(named: name, parameters: RuleParameters(parameters))
    let findings = try Repository.own.get().targets.flatMap { rule.findings(in: $0.module) }
    expectNone(
      findings.filter { !Self.isExempt($0) }
        .map { Offence($0.position, "\($0.message.english) (\(name))") })
  }

  @Test func `every exemption is still needed`() throws {
    let findings = try ["noTrap", "noDowncast"].flatMap { name in
      let rule = try RuleCatalogue.rule(named: name, parameters: RuleParameters([:]))
      return try Repository.own.get().targets.flatMap { rule.findings(in: $0.module) }
    }
    let idle = Self.exemptions.filter { exemption in
      !findings.contains { $0.found == exemption.found && $0.position.file == exemption.file }
    }
    expectNone(idle.map { Offence($0.file, 1, "`\($0.found)` is gone: remove the exemption") })
  }

  private static func isExempt(_ finding: Finding) -> Bool {
    exemptions.contains { $0.file == finding.position.file && $0.found == finding.found }
  }
}
