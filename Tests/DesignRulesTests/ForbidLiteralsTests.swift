import DesignRules
import Testing

@Suite struct ForbidLiteralsTests {
  let sender: [String: RuleParameters.Value] = [
    "in": ["NotificationSender"], "literals": ["email", "push"],
  ]

  @Test func `a switch, a comparison and a dictionary hold the same literal`() throws {
    let findings = try expect(
      "forbidLiterals", sender,
      findsMarkersIn: """
        struct NotificationSender {
          let known = [1️⃣"push": 1]
          func send(type: String) {
            switch type { case 2️⃣"email": break; default: if type == "email" {} }
          }
        }
        let elsewhere = "email"
        """)
    #expect(findings.map(\.count) == [1, 2])
  }

  @Test(arguments: [
    ##"#"email"#"##, #""\u{65}mail""#, #""em" + "ail""#, #"("em") + "ail""#, #""Email""#,
    #"["em", "ail"].joined()"#, "\"\"\"\n    email\n    \"\"\"", #""\("em")ail""#,
  ])
  func `the value of a literal counts, not its spelling`(literal: String) throws {
    try expect(
      "forbidLiterals", sender,
      findsMarkersIn: """
        struct NotificationSender {
          let type = 1️⃣\(literal)
        }
        """)
  }

  @Test func `comments and other literals are left alone`() throws {
    try expect(
      "forbidLiterals", sender,
      findsMarkersIn: #"""
        /// "email"
        struct NotificationSender {
          /* "push" */ let type = "emails" // "email"
          let text = "email \(type)"
          let label = "pu" + type + "sh"
        }
        """#)
  }

  @Test func `a part of a literal is enough when the author says so`() throws {
    try expect(
      "forbidLiterals", ["in": ["Receipt"], "literals": ["€"], "match": "contains"],
      findsMarkersIn: #"""
        struct Receipt {
          func line(_ cents: Int) -> String { 1️⃣"\(cents) €" }
          func total() -> String { 2️⃣"€ 3" }
        }
        """#)
  }
}
