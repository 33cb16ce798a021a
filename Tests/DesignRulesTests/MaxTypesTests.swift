import DesignRules
import Testing

@Suite struct MaxTypesTests {
  @Test func `nested types count, the composition file does not`() throws {
    try expect(
      "maxTypes", ["types": 2, "protocols": 1],
      findsMarkersIn: [
        "A.swift": """
        enum Names { struct A { actor 1️⃣B {} } }
        protocol P {}
        extension Names { protocol 2️⃣Q {} }
        """,
        "Composition.swift": "struct C {}\nprotocol D {}",
      ])
  }

  @Test func `initialisers have a limit, plain values have none`() throws {
    try expect(
      "maxTypes", ["initParameters": 2],
      findsMarkersIn: """
        final class A { 1️⃣init(a: Int, b: Int, c: Int) {}; init(a: Int) {} }
        struct User { let id: Int; let name: String; let mail: String }
        struct 2️⃣Screen { let a: () -> Int; let b: Int; let c: any P }
        protocol P { func f() }
        """)
  }

  @Test func `a place narrows the count`() throws {
    try expect(
      "maxTypes", ["in": ["A"], "initParameters": 1],
      findsMarkersIn: "struct A { 1️⃣init(a: Int, b: Int) {} }\nstruct B { init(a: Int, b: Int) {} }")
  }
}
