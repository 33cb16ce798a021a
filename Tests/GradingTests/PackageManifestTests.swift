import Curriculum
import Languages
import Ports
import TestSupport
import Testing

@testable import Grading

@Suite struct `A manifest of ours` {
  private let manifest = PackageManifest(
    name: "Checkout",
    targets: [
      .init(
        name: "Policy", kind: .library, dependencies: [.target("Ports"), .standIn("LessonKit")]),
      .init(name: "Ports", kind: .library, dependencies: []),
      .init(
        name: "Gateway", kind: .library, dependencies: [.target("Ports"), .standIn("MiniPay")]),
      .init(
        name: "PolicyTests", kind: .test, dependencies: [.target("Policy")], path: "Tests/Policy"),
    ])

  @Test func `says every target and what it may use`() {
    #expect(
      manifest.text == """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Checkout",
          platforms: [.macOS(.v15)],
          dependencies: [.package(path: "../../StandIns")],
          targets: [
            .target(name: "Policy", dependencies: [.target(name: "Ports"), .product(name: "LessonKit", package: "StandIns")]),
            .target(name: "Ports", dependencies: []),
            .target(name: "Gateway", dependencies: [.target(name: "Ports"), .product(name: "MiniPay", package: "StandIns")]),
            .testTarget(name: "PolicyTests", dependencies: [.target(name: "Policy")], path: "Tests/Policy")
          ],
          swiftLanguageModes: [.v6]
        )

        """)
  }

  @Test(arguments: ["a\"b", "a b", "", "a\\(1)", "ä", "a\nb"])
  func `holds no text that could end its own`(name: String) {
    let manifest = PackageManifest(
      name: name,
      targets: [
        .init(name: name, kind: .library, dependencies: []),
        .init(
          name: "Kit", kind: .library, dependencies: [.target(name), .standIn(name)],
          path: "../" + name),
      ])
    #expect(manifest.text.contains("    .target(name: \"Kit\", dependencies: [])\n"))
    #expect(manifest.text.contains("name: \"Exercise\""))
  }

  @Test func `finds what a target needs, and stops at what is left out`() {
    #expect(manifest.closure(of: "Policy").map(\.name) == ["Policy", "Ports"])
    #expect(manifest.closure(of: "Gateway", without: ["Ports"]).map(\.name) == ["Gateway"])
    #expect(manifest.closure(of: "Missing").isEmpty)
  }

  @Test func `ends in a circle of targets`() {
    let circle = PackageManifest(
      name: "Circle",
      targets: [
        .init(name: "A", kind: .library, dependencies: [.target("B")]),
        .init(name: "B", kind: .library, dependencies: [.target("A")]),
      ])
    #expect(circle.closure(of: "A").map(\.name) == ["A", "B"])
  }
}
