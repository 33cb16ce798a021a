import DesignRules
import SwiftSource
import Testing

@Suite struct PackageOutlineTests {
  func outline(_ manifest: String, _ paths: [String]) -> PackageOutline {
    PackageOutline(
      manifest: SourceFile(path: "Package.swift", text: manifest),
      files: paths.map { SourceFile(path: $0, text: "import Kit\nstruct A {}") })
  }

  func rules() throws -> [any GraphRule] {
    let parameters: [(String, [String: RuleParameters.Value])] = [
      ("noPath", ["from": ["A"], "to": ["B"]]), ("noImport", ["in": ["A"], "modules": ["B"]]),
      ("declaredImports", [:]), ("stableDependencies", [:]),
    ]
    return try parameters.map {
      try RuleCatalogue.graphRule(named: $0.0, parameters: RuleParameters($0.1))
    }
  }

  @Test func `files belong to the target in whose folder they lie`() {
    let package = outline(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A"), .target(name: "AB", path: "./Sources/Deep/../B/"),
        .testTarget(name: "T"), .target(name: "Out", path: "../Out"), .target(name: "Root", path: "/A"),
      ])
      """,
      [
        "Package.swift", "Sources/A/1.swift", "Sources/A/In/2.swift", "Sources/B/3.swift",
        "Tests/T/4.swift", "Sources/AB/5.swift", "Sources/6.swift", "Out/7.swift",
      ])
    #expect(
      package.targets.map { $0.module.files.map(\.name) }
        == [["1.swift", "2.swift"], ["3.swift"], ["4.swift"], [], []])
    #expect(package.strayFiles.map(\.name) == ["5.swift", "6.swift", "7.swift"])
    #expect(package.target(named: "A")?.imports.map(\.module) == ["Kit", "Kit"])
    #expect(package.target(named: "C") == nil)
  }

  @Test func `what cannot be read, stray files and empty targets are found by every rule`() throws {
    let package = MarkedPackage(
      manifest: """
        let package = Package(name: "P", targets: [
          .target(name: "A", dependencies: ["Kit"]), .target(name: "B", 1️⃣exclude: []), .testTarget(name: "T"),
          .target(name: 2️⃣"Empty", path: "Nowhere"),
        ])
        3️⃣package.targets = []
        """,
      files: ["Sources/C/A.swift": "4️⃣// lies nowhere"])
    for rule in try rules() {
      #expect(
        rule.findings(in: package.outline).map(\.place) == package.places, "\(type(of: rule))")
    }
  }

  @Test func `a file that is nested too deeply is found by every rule`() throws {
    let package = MarkedPackage(
      targets: [".target(name: \"A\", dependencies: [\"Kit\"])", ".target(name: \"B\")"],
      files: ["Sources/B/B.swift": "1️⃣" + String(repeating: "(", count: 500)])
    for rule in try rules() {
      #expect(rule.findings(in: package.outline).map(\.place) == package.places)
    }
  }

  @Test func `manifests that are cut anywhere, or mixed up, are survived`() throws {
    let rules = try rules()
    let manifest = """
      let package = Package(name: "P", targets: [
        .target(name: "A", dependencies: ["B", "A"]), .target(name: "B", dependencies: ["A"], path: "S"),
      ])
      """
    let pieces = manifest.split(separator: " ")
    for first in pieces.indices {
      for text in [
        pieces[..<first].joined(separator: " "),
        (pieces[first...].reversed() + pieces[..<first]).joined(separator: " "),
      ] {
        let package = outline(text, ["S/A.swift"])
        for rule in rules {
          let findings = rule.findings(in: package)
          #expect(findings == findings.sorted { $0.position < $1.position })
          #expect(!findings.isEmpty)
        }
      }
    }
  }
}
