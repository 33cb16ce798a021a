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

  private static let exemptions = [
    Exemption(
      file: "Sources/HostSystem/Processes/HiddenCalls.swift", found: "unsafeBitCast",
      reason: "the only way to call a function whose address the dynamic linker found")
  ]

  private typealias Parameters = [String: RuleParameters.Value]

  private static let rules: [(name: String, parameters: Parameters)] = [
    ("noTrap", [:]), ("noDowncast", [:]),
    ("maxRequirements", ["max": .number(Budgets.requirementsOfProtocol)]),
  ]

  @Test(arguments: rules.indices)
  func `find nothing`(index: Int) async throws {
    let rule = Self.rules[index]
    expectNone(
      try await Self.findings(of: rule).filter { !Self.isExempt($0) }.map {
        Offence($0.position, "`\($0.found)` is against our own rule \(rule.name)")
      })
  }

  @Test func `every exemption is still needed`() async throws {
    var findings: [Finding] = []
    for rule in Self.rules { findings += try await Self.findings(of: rule) }
    let idle = Self.exemptions.filter { exemption in
      !findings.contains { $0.found == exemption.found && $0.position.file == exemption.file }
    }
    expectNone(idle.map { Offence($0.file, 1, "`\($0.found)` is gone: remove the exemption") })
  }

  private static func findings(of rule: (name: String, parameters: Parameters)) async throws
    -> [Finding]
  {
    let rule = try RuleCatalogue.rule(
      named: rule.name, parameters: RuleParameters(rule.parameters))
    return try await Repository.own.value.targets.flatMap { rule.findings(in: $0.module) }
  }

  private static func isExempt(_ finding: Finding) -> Bool {
    exemptions.contains { $0.file == finding.position.file && $0.found == finding.found }
  }
}
