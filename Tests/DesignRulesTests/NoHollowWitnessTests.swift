import DesignRules
import Testing

@Suite struct NoHollowWitnessTests {
  let delegate = """
    protocol Delegate { func a(); func b(_ x: Int) -> [Int]; func c() -> String?; var d: Bool { get }
      var e: Int { get set } }
    """

  @Test func `empty bodies and lone empty values are found`() throws {
    try expect(
      "noHollowWitness",
      findsMarkersIn: [
        "A.swift": delegate,
        "B.swift": """
        final class Timer: Delegate {
          func 1️⃣a() { /* nothing */ }
          func 2️⃣b(_ x: Int) -> [Int] { return [] }
          var 3️⃣d: Bool { false }
          var 4️⃣e: Int { get { real() } set {} }
          func helper() {}
          func b(x: Int) {}
        }
        extension Timer { func 5️⃣c() -> String? { nil } }
        class Base: Delegate { func 6️⃣a() { return }; func 7️⃣b(_ x: Int) -> [Int] { [] } }
        struct Later { func 8️⃣c() -> String? { nil } }
        extension Later: Delegate { func 9️⃣a() {} }
        """,
      ])
  }

  @Test func `real witnesses, defaults and an honest null object are fine`() throws {
    try expect(
      "noHollowWitness",
      findsMarkersIn: [
        "A.swift": delegate,
        "B.swift": """
        extension Delegate { func a() {} }
        struct NullDelegate: Delegate { func a() {}; func b(_ x: Int) -> [Int] { [] } }
        struct Real: Delegate { func a() { go() }; func b(_ x: Int) -> [Int] { [x] }
          func c() -> String? { "email" }; let d = false }
        struct NoProtocol { func a() {} }
        """,
      ])
  }

  @Test func `a null object in name only is found`() throws {
    try expect(
      "noHollowWitness", ["in": ["NullDelegate"]],
      findsMarkersIn: [
        "A.swift": delegate,
        "B.swift": "struct NullDelegate: Delegate { func 1️⃣a() {}; func c() -> String? { real() } }",
      ])
  }
}
