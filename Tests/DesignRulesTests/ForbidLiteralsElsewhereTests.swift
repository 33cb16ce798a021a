import DesignRules
import Languages
import Testing

@Suite struct ForbidLiteralsElsewhereTests {
  let sender: [String: RuleParameters.Value] = [
    "in": ["NotificationSender"], "literals": ["email", "push"],
  ]

  @Test(arguments: [
    ("1️⃣isEmail(type)", "func isEmail(_ t: String) -> Bool { t == \"email\" }"),
    ("1️⃣isEmail(type)", "let isEmail = { (t: String) in t == \"email\" }"),
    ("1️⃣table[type]", "let table = [\"email\": 1, \"sms\": 2]"),
    (
      "1️⃣isKnown(type)",
      "func isKnown(_ t: String) -> Bool { names.contains(t) }\nlet names = [\"push\"]"
    ),
    (
      "Types.1️⃣isEmail(type)",
      "enum Types { static func isEmail(_ t: String) -> Bool { t == \"email\" } }"
    ),
    ("Types.1️⃣names[0]", "enum Types { static let names = [\"email\"] }"),
    ("Types.1️⃣names[0]", "enum Types { static var names: [String] { [\"email\"] } }"),
    (
      "Types.1️⃣isEmail(type)",
      "enum Types {}\nextension Types { static func isEmail(_ t: String) -> Bool { first == t }\n"
        + "static let first = Self.second(); private static func second() -> String { f(\"email\") } }"
    ),
  ])
  func `a literal behind a name outside the type counts where it is named`(
    use: String, elsewhere: String
  ) throws {
    let findings = try expect(
      "forbidLiterals", sender,
      findsMarkersIn: [
        "A.swift": "struct NotificationSender { func f(type: String) { if \(use) {} } }",
        "B.swift": elsewhere,
      ])
    #expect(findings.first?.message.english.contains(" says \"") == true)
  }

  @Test func `names of its own, collaborators and what can be replaced are left alone`() throws {
    try expect(
      "forbidLiterals", sender,
      findsMarkersIn: [
        "A.swift": """
        struct NotificationSender {
          let isEmail: (String) -> Bool
          let channels: [Channel]
          var isPush: (String) -> Bool = isEmail
          init(channels: [Channel] = standardChannels()) { self.channels = channels }
          func a(type: String) { if isEmail(type) { channels.first { $0.handles(type) } } }
          func b(table: [String: Int]) -> Int? { table["x"] ?? current.count }
          func c() { log("sent"); make(); EmailChannel().send(); Types.changing.first }
        }
        """,
        "B.swift": """
        func isEmail(_ t: String) -> Bool { t == "email" }
        let table = ["email": 1]
        var current = ["push"]
        func standardChannels() -> [Channel] { [Channel("email")] }
        func log(_ text: String, kind: String = "email") { print(text) }
        struct EmailChannel { let name = "email"; func send() { deliver("email") } }
        enum Types { static var changing = ["email"]; static func other() -> String { "push" } }
        """,
        "Composition.swift": "func make() { register(\"email\") }",
      ])
  }

  @Test func `a whole file is asked for its own literals only`() throws {
    try expect(
      "forbidLiterals", ["in": ["file:A.swift"], "literals": ["email"]],
      findsMarkersIn: [
        "A.swift": "struct Sender { func f(t: String) { isEmail(t); g(1️⃣\"email\") } }",
        "B.swift": "func isEmail(_ t: String) -> Bool { t == \"email\" }",
      ])
  }

  @Test func `functions that call each other in circles end`() throws {
    try expect(
      "forbidLiterals", sender,
      findsMarkersIn:
        "func a() { b() }\nfunc b() { a() }\nstruct NotificationSender { let c = a() }")
  }
}
