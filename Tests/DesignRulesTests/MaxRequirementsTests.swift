import DesignRules
import Languages
import Testing

@Suite struct MaxRequirementsTests {
  @Test func `refined protocols count, defaults and associated types do not`() throws {
    let findings = try expect(
      "maxRequirements", ["max": 2],
      findsMarkersIn: [
        "A.swift": """
        protocol Small { associatedtype Item; var a: Int { get }; func b() }
        protocol 1️⃣Wide { func a(); func a(_ x: Int); subscript(i: Int) -> Int { get } }
        protocol 2️⃣Refined: Both { func c() }
        protocol Other { func d() }
        typealias Both = Small & Other
        protocol Defaulted { func a(); func b(); func c(x: Int) }
        protocol Repeats: Small { func b() }
        """,
        "B.swift": "extension Defaulted { func c(x: Int) {} }",
      ])
    #expect(findings.map(\.message.english).last == "`Refined` asks for 4 members; 2 are allowed")
  }

  @Test func `protocols that refine each other in circles end`() throws {
    try expect(
      "maxRequirements", ["max": 1], findsMarkersIn: "protocol A: B { func a() }\nprotocol B: A {}")
  }
}
