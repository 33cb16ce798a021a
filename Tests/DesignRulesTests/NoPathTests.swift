import DesignRules
import Languages
import Testing

@Suite struct NoPathTests {
  let ends: [String: RuleParameters.Value] = [
    "from": ["CheckoutPolicy"], "to": ["CardGateway", "MiniPay"],
  ]
  let gateway =
    ".target(name: \"CardGateway\", dependencies: [.product(name: \"MiniPay\", package: \"StandIns\")])"

  @Test(arguments: [
    "\"CardGateway\"", ".target(name: \"CardGateway\")", ".byName(name: \"CardGateway\")",
    ".product(name: \"MiniPay\", package: \"StandIns\")", "\"MiniPay\"",
  ])
  func `a direct arrow is found, to a product as well`(dependency: String) throws {
    let findings = try expectGraph(
      "noPath", ends,
      findsMarkersIn: MarkedPackage(targets: [
        ".target(name: \"CheckoutPolicy\", dependencies: [\"Kit\", 1️⃣\(dependency)])", gateway,
      ]))
    #expect(findings.first?.found.hasPrefix("CheckoutPolicy → ") == true)
  }

  @Test func `a way through other targets is found at its first arrow`() throws {
    let findings = try expectGraph(
      "noPath", ends,
      findsMarkersIn: MarkedPackage(targets: [
        ".target(name: \"Shared\", dependencies: [\"Kit\", \"CardGateway\"])", gateway,
        ".target(name: \"CheckoutPolicy\", dependencies: [\"Kit\", 1️⃣\"Shared\"])",
      ]))
    #expect(findings.map(\.found) == ["CheckoutPolicy → Shared → CardGateway"])
    #expect(
      findings.first?.message
        == LocalizedText(
          english:
            "the arrows lead to `CardGateway`: CheckoutPolicy → Shared → CardGateway",
          french:
            "les flèches mènent à `CardGateway` : CheckoutPolicy → Shared → CardGateway"))
  }

  @Test func `two ends on two ways are two findings, circles end`() throws {
    try expectGraph(
      "noPath", ends,
      findsMarkersIn: MarkedPackage(targets: [
        ".target(name: \"CheckoutPolicy\", dependencies: [1️⃣\"Shared\", 2️⃣\"CardGateway\"])", gateway,
        ".target(name: \"Shared\", dependencies: [\"CheckoutPolicy\", \"MiniPay\"])",
      ]))
  }

  @Test func `a long way is shortened in the sentence only`() throws {
    let names = (1...9).map { "IntermediateModule\($0)" }
    let links = zip(["CheckoutPolicy"] + names, names + ["CardGateway"]).map { start, end in
      ".target(name: \"\(start)\", dependencies: [\(start == "CheckoutPolicy" ? "1️⃣" : "")\"\(end)\"])"
    }
    let findings = try expectGraph(
      "noPath", ends, findsMarkersIn: MarkedPackage(targets: [gateway] + links))
    #expect(
      findings.first?.message.english
        == "the arrows lead to `CardGateway`: CheckoutPolicy → … → CardGateway")
    #expect(findings.first?.found.contains("IntermediateModule5") == true)
  }

  @Test func `arrows from the detail to the policy, and beside it, are fine`() throws {
    try expectGraph(
      "noPath", ends,
      findsMarkersIn: MarkedPackage(
        targets: [
          ".target(name: \"CheckoutPolicy\", dependencies: [\"CheckoutPorts\"])",
          ".target(name: \"CheckoutPorts\")",
          ".target(name: \"CardGateway\", dependencies: [\"CheckoutPolicy\", \"MiniPay\"])",
          ".target(name: \"CheckoutApp\", dependencies: [\"CheckoutPolicy\", \"CardGateway\"])",
        ],
        files: ["Sources/CheckoutPolicy/A.swift": "import CardGateway"]))
  }

  @Test func `a target with another name is missing and never a pass`() throws {
    let findings = try expectGraph(
      "noPath", ends,
      findsMarkersIn: MarkedPackage(targets: [
        ".target(name: 1️⃣\"CheckoutPolicies\")",
        ".target(name: 2️⃣\"CardGateways\", dependencies: [\"MiniPay\"])",
      ]))
    #expect(
      findings.map(\.message.english) == [
        "`CheckoutPolicy` is missing; the nearest is `CheckoutPolicies`",
        "`CardGateway` is missing; the nearest is `CardGateways`",
      ])
  }
}
