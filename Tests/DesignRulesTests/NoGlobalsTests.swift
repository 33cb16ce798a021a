import DesignRules
import Testing

@Suite struct NoGlobalsTests {
  @Test func `singletons, clocks and shared storage are found`() throws {
    try expect(
      "noGlobals", ["in": ["Trial"]],
      findsMarkersIn: """
        struct Trial {
          static var 1️⃣cached = 1
          let session: HTTPSession = .2️⃣shared
          func a() { HTTPSession.3️⃣shared.data(); MiniPrefs.Preferences.4️⃣standard.set() }
          func b() -> Date { 5️⃣Date() }
          func c() { _ = Date.6️⃣now; _ = Date.7️⃣init; _ = 8️⃣UUID() }
        }
        """)
  }

  @Test func `a moment that is read as a default argument is read all the same`() throws {
    try expect("noGlobals", findsMarkersIn: "func d(now: Date = 1️⃣Date()) {}")
  }

  @Test func `what a caller can replace, what is scoped and what is a case is fine`() throws {
    try expect(
      "noGlobals",
      findsMarkersIn: """
        enum Mode { case standard, current }
        struct Trial {
          @TaskLocal static var scale = 1
          static let limit = 14
          static var shown: String { "x" }
          let mode: Mode = .standard
          init(now: @escaping () -> Date = Date.init, id: @escaping () -> UUID = { UUID() }) {}
          func a(date: Date) { date.current; self.shared; Date(timeIntervalSince1970: 0) }
        }
        """)
  }

  @Test func `a constant that can change inside is shared storage`() throws {
    try expect(
      "noGlobals",
      findsMarkersIn: """
        private let 1️⃣input = Mutex("")
        let 2️⃣count: Atomic<Int> = .init(0)
        enum Shop { static let 3️⃣one = Counter(); static let fixed = Fixed(); static let n = 3 }
        final class Counter { var count = 0 }
        final class Fixed { let count = 0 }
        struct Value { var count = 0 }
        let value = Value()
        """)
  }

  @Test func `a variable at file level is shared storage`() throws {
    try expect("noGlobals", findsMarkersIn: "nonisolated(unsafe) var 1️⃣now = 1\nlet a = 2")
  }
}
