import DesignRules
import Languages
import Testing

@Suite struct CompositionDisciplineTests {
  @Test func `decisions are found in functions, closures and types`() throws {
    try expect(
      "compositionDiscipline",
      findsMarkersIn: [
        "Composition.swift": """
        func make(x: Int?) throws -> Int {
          1️⃣if x == nil { 2️⃣fatalError() }
          return items.first { $0 < 3 } 3️⃣?? 0
        }
        struct Adapter { func f() { 4️⃣switch a { default: b() } } }
        let g = 5️⃣try? h()
        let t = a 6️⃣? b : c
        """.replacingFirst("x == nil", with: "let x")
      ])
  }

  @Test func `forwarding is no decision`() throws {
    try expect(
      "compositionDiscipline",
      findsMarkersIn: [
        "Composition.swift": """
        func make(wire: Wire, adding channels: [ProbeChannel]) async throws -> SendNotification {
          let added = channels.map { ($0.type, $0) }
          let all = standard(wire: wire).merging(added) { _, new in new }
          return { try await Sender(channels: all).send($0, type: $1.replacingOccurrences(of: "a", with: "b")) }
        }
        func other() throws { throw NotPossibleYet("later") }
        """,
        "Other.swift": "func f() { if a {} }",
      ])
  }

  @Test func `a comparison answers and decides nothing by itself`() throws {
    try expect(
      "compositionDiscipline",
      findsMarkersIn: [
        "Composition.swift": """
        extension ProbeChannel: Handler {
          func canHandle(_ type: String) -> Bool { type == self.type }
        }
        func make(_ channels: [ProbeChannel]) -> [Handling] {
          channels.map { channel in Handling(handles: { $0 == channel.type }, send: channel.deliver) }
        }
        func isFree(_ type: String) -> Bool { type == "a" 1️⃣? b : c }
        """
      ])
  }

  @Test func `bodies have a limit, nested ones as well`() throws {
    try expect(
      "compositionDiscipline", ["statements": 2],
      findsMarkersIn: [
        "Composition.swift": """
        func a() 1️⃣{ b(); c(); d() }
        func b() { run 2️⃣{ b(); c(); d() } }
        func c() { b(); c() }
        """
      ])
  }

  @Test func `an exhaustive switch may be allowed`() throws {
    try expect(
      "compositionDiscipline", ["allowSwitch": .flag(true)],
      findsMarkersIn: [
        "Composition.swift":
          "func a() { switch b { case .c: d(); case .e: f() } }\nfunc g() { switch b { 1️⃣default: h() } }"
      ])
  }

  @Test func `no composition file is a finding`() throws {
    let findings = try expect(
      "compositionDiscipline", findsMarkersIn: ["Compositon.swift": "1️⃣func a() {}"])
    #expect(
      findings.first?.message.english
        == "`Composition.swift` is missing; the nearest is `Compositon.swift`")
  }
}

extension String {
  func replacingFirst(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
