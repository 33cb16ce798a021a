import DesignRules
import Testing

@Suite struct NoTrapTests {
  @Test func `every way to stop the program is found`() throws {
    try expect(
      "noTrap", ["in": ["Store"]],
      findsMarkersIn: """
        struct Store {
          func a() { 1️⃣fatalError("no") }
          func b() { Swift.2️⃣preconditionFailure() }
          func c() { let stop: () -> Void = { 3️⃣assertionFailure() } }
          func d() { 4️⃣try! e() }
          func f() -> Int { 5️⃣unsafeBitCast(1, to: Int.self) }
          func g() { 6️⃣unsupported() }
          func h() { 7️⃣precondition(false) }
          func i() { 8️⃣assert(false, "no") }
        }
        func unsupported() -> Never { fatalError() }
        """)
  }

  @Test func `the initialiser that nobody calls is exempt, and only it`() throws {
    try expect(
      "noTrap",
      findsMarkersIn: """
        class Screen: ViewController {
          required init?(coder: NSCoder) { fatalError() }
          init(coder: Int) { 1️⃣fatalError() }
          func check(_ x: Int) { precondition(x > 0); assert(x > 0); try? f(); log.fatalError() }
        }
        """)
  }
}
