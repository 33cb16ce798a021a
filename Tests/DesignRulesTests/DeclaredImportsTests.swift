import DesignRules
import Languages
import Testing

@Suite struct DeclaredImportsTests {
  let targets = [
    ".target(name: \"Policy\", dependencies: [.product(name: \"Kit\", package: \"StandIns\")])",
    ".target(name: \"Card-Gateway\", dependencies: [\"Policy\", \"MiniPay\"])",
    ".target(name: \"App\", dependencies: [.target(name: \"Card-Gateway\")])",
    ".testTarget(name: \"AppTests\", dependencies: [\"App\"])",
  ]

  @Test func `imports of targets and products that are not declared are found`() throws {
    let findings = try expectGraph(
      "declaredImports",
      findsMarkersIn: MarkedPackage(
        targets: targets,
        files: [
          "Sources/App/A.swift": "1️⃣import Policy\nimport Card_Gateway\n2️⃣import Kit",
          "Sources/Policy/A.swift": "@testable 3️⃣import Card_Gateway\n4️⃣import struct MiniPay.A",
          "Tests/AppTests/A.swift": "@testable import App\n5️⃣import Policy",
        ]))
    #expect(
      findings.first?.message.english
        == "`App` imports `Policy`, which its dependencies do not name")
  }

  @Test func `declared modules, the target itself and the system are fine`() throws {
    try expectGraph(
      "declaredImports",
      findsMarkersIn: MarkedPackage(
        targets: targets,
        files: [
          "Sources/Policy/A.swift":
            "import Foundation\nimport Kit\nimport Policy\nimport NobodyBuildsThis",
          "Sources/Card-Gateway/A.swift": "import struct Policy.A\nimport MiniPay",
          "Tests/AppTests/A.swift": "import Testing\nimport App",
        ]))
  }
}
