import DesignRules
import Languages
import Testing

@Suite struct NoDefaultTests {
  func function(_ cases: String) -> String {
    "func title(state: LoadState) -> String {\n  switch state {\n  case .idle: \"\"\n  \(cases)\n  }\n}"
  }

  @Test(arguments: [
    "1️⃣default: \"?\"", "1️⃣@unknown default: \"?\"", "case 1️⃣_: \"?\"",
    "case 1️⃣let other: \"\\(other)\"",
    "case 1️⃣var other: \"\\(other)\"", "case .loaded, 1️⃣_: \"?\"", "case 1️⃣(_): \"?\"",
    "case 1️⃣let (a, _): \"?\"", "case 1️⃣(_, let b): \"?\"",
    "case .failed: { switch $0 { 1️⃣default: \"\" } }(1)",
  ])
  func `whatever answers for all other cases is found`(cases: String) throws {
    try expect("noDefault", findsMarkersIn: function(cases))
  }

  @Test(arguments: [
    "case .failed(_): \"?\"", "case let .failed(message): message",
    "case .failed(let message): message",
    "case let value?: value", "case let other where other.isBroken: \"?\"",
    "case _ where broken: \"?\"",
    "case (_, .idle): \"?\"", "case is Failed: \"?\"", "case other: \"?\"",
  ])
  func `a pattern that asks something is fine`(cases: String) throws {
    try expect("noDefault", findsMarkersIn: function(cases))
  }

  @Test func `other defaults, catch and if case are left alone`() throws {
    try expect(
      "noDefault",
      findsMarkersIn: """
        let store = Store.default
        func f(default value: Int = 1) { do { try g() } catch let error { log(error) } }
        func h() { if case let x = 1 { print(x) }; guard case _ = 2 else { return } }
        """)
  }

  @Test func `a place narrows the rule, and the same keyword counts`() throws {
    let findings = try expect(
      "noDefault", ["in": ["LoadState"]],
      findsMarkersIn: """
        enum LoadState { case idle, failed }
        extension LoadState {
          func a() { switch self { case .idle: break; 1️⃣default: break } }
          func b() { switch self { case .idle: break; default: break } }
        }
        func c(_ x: Int) { switch x { default: break } }
        """)
    #expect(findings.map(\.count) == [2])
    #expect(
      findings.first?.message.english == "`default` answers for every case that is not named")
  }
}
