import SwiftSource
import Testing

@Suite struct ManifestOutlineTests {
  func outline(_ text: String) -> ManifestOutline {
    ManifestOutline(SourceFile(path: "Package.swift", text: text))
  }

  /// A manifest of one target with these arguments, and what cannot be read in it.
  func reasons(ofTarget arguments: String) -> [ManifestObstacle.Reason] {
    outline("let package = Package(name: \"P\", targets: [.target(\(arguments))])")
      .unreadable.map(\.reason)
  }

  @Test func `a plain manifest says all that it does`() {
    let manifest = outline(plainManifest)
    #expect(manifest.unreadable.isEmpty)
    #expect(manifest.name == "Shop")
    #expect(manifest.targets.map(\.name) == ["Policy", "Gateway", "App", "PolicyTests"])
    #expect(manifest.targets.map(\.kind) == [.library, .library, .executable, .test])
    #expect(manifest.targets.map(\.path) == [nil, "Sources/Card", nil, nil])
    #expect(manifest.targets[0].dependencies.isEmpty)
    #expect(
      manifest.targets[0].position == SourcePosition(file: "Package.swift", line: 10, column: 19))
  }

  @Test func `every form of dependency is understood`() {
    let dependencies = outline(plainManifest).targets[2].dependencies
    #expect(dependencies.map(\.name) == ["Policy", "Gateway", "Kit", "MiniPay", "Log"])
    #expect(
      dependencies.map(\.kind)
        == [.byName, .target, .byName, .product(package: "StandIns"), .product(package: "Logs")])
    #expect(dependencies.map(\.position.line) == [15, 15, 16, 17, 18])
    #expect(dependencies.map(\.position.column) == [22, 32, 9, 9, 9])
  }

  @Test(arguments: [
    "let package = Package(name: \"P\")",
    "let package: Package = Package(name: \"P\", targets: [])",
    "import PackageDescription\nimport Foundation\nvar package = Package(name: \"P\",)",
    "let package = PackageDescription.Package(name: #\"P\"#, targets: [Target.target(name: \"A\")])",
    "// comment\nlet package = Package(name: /* P */ \"P\", products: shelf(), dependencies: all)",
  ])
  func `other ways to write the same are understood`(text: String) {
    #expect(outline(text).unreadable == [])
    #expect(outline(text).name == "P")
  }

  @Test(
    arguments: [
      ("name: \"A\", plugins: []", .argument("plugins")),
      ("name: \"A\", swiftSettings: [.unsafeFlags([])]", .argument("swiftSettings")),
      ("name: \"A\", exclude: [\"B.swift\"]", .argument("exclude")),
      ("name: \"A\", sources: [\"B.swift\"]", .argument("sources")),
      ("name: \"A\", \"B\"", .argument("_")),
      ("dependencies: []", .missing("name")),
      ("name: names[0]", .notLiteral), ("name: \"A\\(b)\"", .notLiteral),
      ("name: \"A\", path: folder", .notLiteral),
      ("name: \"A\", dependencies: all", .notLiteral),
      ("name: \"A\", dependencies: [\"B\"] + more", .notLiteral),
      ("name: \"A\", dependencies: [\"B\"].map { .byName(name: $0) }", .notLiteral),
      ("name: \"A\", dependencies: isMac ? [\"B\"] : []", .notLiteral),
      ("name: \"A\", dependencies: [b]", .dependency),
      ("name: \"A\", dependencies: [\"B\" + c]", .dependency),
      ("name: \"A\", dependencies: [target(name: \"B\")]", .dependency),
      ("name: \"A\", dependencies: [.init(stringLiteral: \"B\")]", .dependency),
      ("name: \"A\", dependencies: [Mine.target(name: \"B\")]", .dependency),
      ("name: \"A\", dependencies: [.target(name: b)]", .notLiteral),
      (
        "name: \"A\", dependencies: [.target(name: \"B\", condition: .when(platforms: []))]",
        .argument("condition")
      ),
      ("name: \"A\", dependencies: [.product(name: \"B\")]", .missing("package")),
      (
        "name: \"A\", dependencies: [.product(name: \"B\", package: \"C\", moduleAliases: [:])]",
        .argument("moduleAliases")
      ),
    ] as [(String, ManifestObstacle.Reason)])
  func `what would change a target is noted`(arguments: String, reason: ManifestObstacle.Reason) {
    #expect(reasons(ofTarget: arguments) == [reason])
  }

  @Test(arguments: [
    ("let package = Package(name: \"P\")\npackage.targets.append(.target(name: \"A\"))", 2, 1),
    ("let names = [\"A\"]\nlet package = Package(name: \"P\")", 1, 1),
    ("func f() {}\nlet package = Package(name: \"P\")", 1, 1),
    ("let package = Package(name: \"P\")\n  for a in b { c() }", 2, 3),
    ("let package = Package(name: \"P\"); if a { b() }", 1, 35),
    ("let package = Package(name: \"P\")\n#if os(Linux)\nimport A\n#endif", 2, 1),
    ("let package = Package(name: \"P\")\nlet package = Package(name: \"Q\")", 2, 1),
  ])
  func `other statements are noted at their places`(text: String, line: Int, column: Int) {
    #expect(outline(text).unreadable.map(\.reason) == [.statement])
    #expect(
      outline(text).unreadable.first?.position
        == SourcePosition(file: "Package.swift", line: line, column: column))
    #expect(outline(text).name == "P")
  }

  @Test(
    arguments: [
      ("", .noPackage), ("let other = Package(name: \"P\")", .statement),
      ("let package = make()", .notLiteral), ("let package = Package { }", .notLiteral),
      ("let package = Mine.Package(name: \"P\")", .notLiteral),
      ("let package = Package(name: \"P\", targets: [.macro(name: \"A\")])", .target),
      ("let package = Package(name: \"P\", targets: [target(name: \"A\")])", .target),
      ("let package = Package(name: \"P\", targets: [.target(name: \"A\") { }])", .target),
      ("let package = Package(name: \"P\", targets: names.map(make))", .notLiteral),
      ("let package = Package(name: \"P\", pkgConfig: \"c\")", .argument("pkgConfig")),
      (
        "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"A\")])",
        .repeatedTarget
      ),
      ("let package = Package(name: \"P\"", .notSwift),
      (String(repeating: "(", count: 1000), .tooLarge),
    ] as [(String, ManifestObstacle.Reason)])
  func `what is no package is noted`(text: String, reason: ManifestObstacle.Reason) {
    #expect(outline(text).unreadable.map(\.reason).contains(reason))
  }

  @Test func `what is no Swift is noted where it begins`() {
    let manifest = outline(
      "let package = Package(\n  name: \"P\",\n  targets: [.target(name: \"A\") }]\n)")
    #expect(manifest.unreadable.first?.reason == .notSwift)
    #expect(manifest.unreadable.first?.position.line == 3)
  }

  @Test func `what can be read is read beside what cannot`() {
    let manifest = outline(
      """
      let package = Package(name: title, targets: [
        .target(name: "A", dependencies: ["B", more, .target(name: "C", condition: x)], exclude: []),
        .target(name: unknown),
      ])
      """)
    #expect(manifest.targets.map(\.name) == ["A"])
    #expect(manifest.targets.first?.dependencies.map(\.name) == ["B", "C"])
    #expect(
      manifest.unreadable.map(\.text) == [
        "title", "more", "condition: x", "exclude: []", "unknown",
      ])
  }
}

/// A manifest as the course writes them, with every form that can be read.
let plainManifest = """
  // swift-tools-version: 6.2
  import PackageDescription

  let package = Package(
    name: "Shop",
    platforms: [.macOS(.v15)],
    products: [.library(name: "Shop", targets: ["App"])],
    dependencies: [.package(path: "../../StandIns")],
    targets: [
      .target(name: "Policy"),
      .target(name: "Gateway", dependencies: ["Policy"], path: "Sources/Card"),
      Target.executableTarget(
        name: "App",
        // The order does not matter.
        dependencies: ["Policy", .target(name: "Gateway"),
          .byName(name: "Kit"),
          .product(name: "MiniPay", package: "StandIns"),
          Target.Dependency.product(name: "Log", package: "Logs"),
        ]),
      .testTarget(name: "PolicyTests", dependencies: ["Policy"]),
    ],
    swiftLanguageModes: [.v6]
  )
  """
