import DesignRules
import Testing

@Suite struct NoDowncastTests {
  @Test func `every way to ask for a type is found`() throws {
    try expect(
      "noDowncast", ["in": ["Sender"]],
      findsMarkersIn: """
        struct Sender {
          func a(x: any Channel) { if x 1️⃣is Email {} }
          func b(x: any Channel) { _ = x 2️⃣as? Email; _ = x 3️⃣as! Email }
          func c(x: any Channel) {
            switch x { case 4️⃣is Email: break; case let e 5️⃣as Push: e(); default: break }
          }
          func d(x: any Channel) -> Bool { 6️⃣type(of: x) == Email.self }
          func e(x: any Channel) { _ = 7️⃣Mirror(reflecting: x) }
        }
        """)
  }

  @Test func `naming an error and casting up are no questions`() throws {
    try expect(
      "noDowncast",
      findsMarkersIn: #"""
        func a() {
          do { try b() } catch let error as SendError { c(error) } catch is Timeout {}
          _ = Email() as any Channel
          log("\(type(of: x))")
        }
        """#)
  }
}
