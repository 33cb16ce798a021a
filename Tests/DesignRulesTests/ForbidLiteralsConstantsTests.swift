import DesignRules
import Languages
import Testing

@Suite struct ForbidLiteralsConstantsTests {
  let sender: [String: RuleParameters.Value] = [
    "in": ["NotificationSender"], "literals": ["email", "push"],
  ]

  @Test(arguments: [
    "enum Names { static let email = \"email\" }",
    "enum Names { static var email: String { \"email\" } }",
    "enum Names { static let email = Other.first }\nlet second = \"email\"\n"
      + "struct Other { static let first = second }",
    "enum Names: String { case email, sms }", "enum Names: String { case email = \"push\" }",
    "typealias Text = String\nenum Names: Text { case email }",
    "enum Names { case email, other\n init(_ t: String) { self = t == \"email\" ? .email : .other } }",
  ])
  func `a constant counts where it is named`(constants: String) throws {
    let findings = try expect(
      "forbidLiterals", sender,
      findsMarkersIn: [
        "A.swift": "struct NotificationSender { func f(t: String) { if t == 1️⃣Names.email {} } }"
          .replacingFirst("1️⃣Names.email", with: "Names.1️⃣email"),
        "B.swift": constants,
      ])
    #expect(findings.first?.found == "Names.email")
  }

  @Test func `a raw value counts in the switch that names its case`() throws {
    try expect(
      "forbidLiterals", sender,
      findsMarkersIn: [
        "A.swift": """
        struct NotificationSender {
          func send(type: String) {
            switch Kind(rawValue: type) { case .1️⃣email: a(); case .2️⃣push: b(); case nil: c() }
          }
        }
        """,
        "B.swift": "enum Kind: String { case email, push }",
      ])
  }

  @Test func `a case that is declared in the scope counts there`() throws {
    try expect(
      "forbidLiterals", sender,
      findsMarkersIn: "struct NotificationSender { enum Kind: String { case 1️⃣email } }")
  }

  @Test func `nothing is said when the value is not certain`() throws {
    try expect(
      "forbidLiterals", sender,
      findsMarkersIn: [
        "A.swift": """
        struct NotificationSender {
          func a(email: String) -> String { email }
          func b() { let push = c(); d(push) }
          func e(x: Other) { if x == .email {} }
          func f(y: Settings) { g(y.push) }
          let z = Settings.push
        }
        """,
        "B.swift": """
        let email = "email"
        let push = "push"
        enum Kind: String { case email }
        enum Other { case email }
        struct Settings { var push = "push"; static var push = "push" }
        """,
      ])
  }

  @Test func `constants that refer to each other in circles end`() throws {
    try expect(
      "forbidLiterals", sender,
      findsMarkersIn: "let a = b\nlet b = a\nstruct NotificationSender { let c = a }")
  }
}
