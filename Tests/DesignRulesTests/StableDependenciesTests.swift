import DesignRules
import Languages
import Testing

@Suite struct StableDependenciesTests {
  /// A target with its arrows; `>` marks one that should be found.
  func target(_ name: String, _ dependencies: String...) -> String {
    let arrows = dependencies.map {
      $0.hasPrefix(">") ? "1️⃣\"\($0.dropFirst())\"" : "\"\($0)\""
    }
    return ".target(name: \"\(name)\", dependencies: [\(arrows.joined(separator: ", "))])"
  }

  @Test func `an arrow to a less stable target is found with both numbers`() throws {
    let findings = try expectGraph(
      "stableDependencies",
      findsMarkersIn: MarkedPackage(targets: [
        target("App", "Policy", "Gateway", "Log", "Net"), target("Other", "Policy"),
        target("Policy", ">Gateway"), target("Gateway", "Log", "Net"), target("Log"), target("Net"),
      ]))
    #expect(findings.map(\.found) == ["Policy → Gateway"])
    #expect(
      findings.map(\.message) == [
        LocalizedText(
          english: "`Policy` (I = 1/3) depends on `Gateway` (I = 2/4)",
          french: "`Policy` (I = 1/3) dépend de `Gateway` (I = 2/4)")
      ])
  }

  @Test func `a module that is cut into layers is no less stable`() throws {
    try expectGraph(
      "stableDependencies",
      findsMarkersIn: MarkedPackage(targets: [
        target("App", "Policy", "Gateway"), target("Gateway", "Policy"),
        target("Policy", "Rules"), target("Rules", "Money", "Text"), target("Money"),
        target("Text", "Money"),
      ]))
  }

  @Test func `equal numbers, products and tests are fine`() throws {
    try expectGraph(
      "stableDependencies",
      findsMarkersIn: MarkedPackage(targets: [
        target("A", "B", "B"), target("B", "C"), target("C", "D", "Kit", "Net", "Log"), target("D"),
        ".testTarget(name: \"Tests\", dependencies: [\"A\", \"B\", \"C\"])",
      ]))
  }

  @Test func `a policy that both sides lean on is fine`() throws {
    try expectGraph(
      "stableDependencies",
      findsMarkersIn: MarkedPackage(targets: [
        target("CheckoutApp", "CheckoutPolicy", "CardGateway"), target("CheckoutPolicy", "Kit"),
        target("CardGateway", "CheckoutPolicy", "MiniPay"),
      ]))
  }

  @Test func `a circle is found once, at its first arrow`() throws {
    let findings = try expectGraph(
      "stableDependencies",
      findsMarkersIn: MarkedPackage(targets: [
        target("App", "A"), target("A", ">B"), target("B", "C"), target("C", "A"),
        target("Self", ">Self"),
      ]))
    #expect(findings.map(\.found) == ["A → B → C → A", "Self → Self"])
    #expect(
      findings.first?.message.english == "the arrows run in a circle: A → B → C → A")
  }
}
