import DesignRules
import SwiftSource
import Testing

/// We are held to what we teach.
@Suite struct `Our own rules on our own sources` {
  private struct Rule {
    let name: String
    var parameters: [String: RuleParameters.Value] = [:]
    var exemptions: [Exemption] = []
  }

  /// A finding that stands, and why.
  private struct Exemption {
    let file: String
    let found: String
    let reason: String

    func covers(_ finding: Finding) -> Bool {
      file == finding.position.file && found == finding.found
    }
  }

  private static let rules = [
    Rule(
      name: "noTrap",
      exemptions: [
        Exemption(
          file: "Sources/HostSystem/Processes/HiddenCalls.swift", found: "unsafeBitCast",
          reason: "the only way to call a function whose address the dynamic linker found")
      ]),
    Rule(name: "noDowncast"),
    Rule(
      name: "maxRequirements", parameters: ["max": .number(Budgets.requirementsOfProtocol)]),
  ]

  @Test(arguments: rules.indices)
  func `find nothing but what is exempt, and each exemption is still needed`(
    index: Int
  ) async throws {
    let rule = Self.rules[index]
    let check = try RuleCatalogue.rule(
      named: rule.name, parameters: RuleParameters(rule.parameters))
    let findings = try await Repository.own.value.targets.flatMap { check.findings(in: $0.module) }
    expectNone(
      findings.filter { finding in !rule.exemptions.contains { $0.covers(finding) } }.map {
        Offence($0.position, "`\($0.found)` is against our own rule \(rule.name)")
      })
    expectNone(
      rule.exemptions.filter { !findings.contains(where: $0.covers) }.map {
        Offence($0.file, 1, "`\($0.found)` is gone: remove the exemption")
      })
  }
}
