import DesignRules
import Languages
import Testing

@Suite struct NoImportTests {
  let modules: [String: RuleParameters.Value] = [
    "in": ["Policy"], "modules": ["CardGateway", "MiniPay"],
  ]
  let targets = [".target(name: \"Policy\")", ".target(name: \"App\", path: \"Sources/Main\")"]

  @Test(arguments: [
    "1️⃣import CardGateway", "1️⃣import CardGateway.Client", "@testable 1️⃣import CardGateway",
    "@_exported 1️⃣import CardGateway", "public 1️⃣import CardGateway", "1️⃣import `MiniPay`",
    "@preconcurrency private 1️⃣import MiniPay", "1️⃣import struct CardGateway.Client",
    "1️⃣#if canImport(CardGateway)\nlet a = 1\n#endif",
    "1️⃣#if os(Linux) && canImport(MiniPay, _version: 2)\n2️⃣import MiniPay\n#endif",
    "#if DEBUG\n1️⃣#elseif !canImport(MiniPay)\n#else\n2️⃣import MiniPay\n#endif",
    "func f() {\n1️⃣#if canImport(MiniPay)\n a()\n#endif\n}",
  ])
  func `every way to know a module is found`(text: String) throws {
    try expectGraph(
      "noImport", modules,
      findsMarkersIn: MarkedPackage(
        targets: targets, files: ["Sources/Policy/In/A.swift": text, "Sources/Main/M.swift": ""]))
  }

  @Test func `names, comments and other targets are left alone`() throws {
    try expectGraph(
      "noImport", modules,
      findsMarkersIn: MarkedPackage(
        targets: targets,
        files: [
          "Sources/Policy/A.swift": """
          import CardGatewayKit
          import Kit.CardGateway
          // import CardGateway
          let text = "import MiniPay", client = CardGateway.Client()
          """,
          "Sources/Main/A.swift": "import CardGateway",
        ]))
  }

  @Test func `the sentence says who imports what`() throws {
    let findings = try expectGraph(
      "noImport", modules,
      findsMarkersIn: MarkedPackage(
        targets: targets,
        files: [
          "Sources/Policy/A.swift": "@testable 1️⃣import class MiniPay.A", "Sources/Main/M.swift": "",
        ]))
    #expect(findings.map(\.found) == ["import class MiniPay.A"])
    #expect(
      findings.map(\.message) == [
        LocalizedText(
          english: "`Policy` imports `MiniPay` here", french: "`Policy` importe `MiniPay` ici")
      ])
  }

  @Test func `a target that is missing is found`() throws {
    let findings = try expectGraph(
      "noImport", modules,
      findsMarkersIn: MarkedPackage(manifest: "1️⃣let package = Package(name: \"P\")"))
    #expect(
      findings.map(\.message.english)
        == ["`Policy` is missing, so there is nothing to look at"])
  }
}
