import DesignRules
import Languages
import SwiftSource
import Testing

@Suite struct ForbidTests {
  let session: [String: RuleParameters.Value] = [
    "in": ["Screen"], "identifiers": ["HTTPSession"],
  ]

  @Test func `types, expressions, bases and qualified names count`() throws {
    let findings = try expect(
      "forbid", session,
      findsMarkersIn: """
        struct Screen<S: Fetching> where S.Session == 1️⃣HTTPSession {
          let a: [String: MiniHTTP.HTTPSession?] = [:]
          func b() { HTTPSession.shared.data() }
          let c = { MiniHTTP.HTTPSession() }
          @Injected(HTTPSession.self) var d
          func e() -> some Collection<HTTPSession> { [any HTTPSession & Sendable]() }
        }
        """)
    #expect(findings.map(\.count) == [7])
  }

  @Test func `comments, strings, labels, parts of names and other scopes do not count`() throws {
    try expect(
      "forbid", session,
      findsMarkersIn: #"""
        /// HTTPSession
        struct Screen {
          let text = "HTTPSession" /* HTTPSession */
          func load(HTTPSession value: Int) { load(HTTPSession: 1) }
          let other: HTTPSessionConfiguration? = nil
        }
        struct Loader { let session: HTTPSession }
        """#)
  }

  @Test(arguments: [
    "typealias Net = HTTPSession", "typealias Net = MiniHTTP.HTTPSession",
    "typealias A = HTTPSession\ntypealias Net = A", "typealias Net = [String: HTTPSession]",
    "typealias B<T> = (T, HTTPSession)\ntypealias Net = B<Int>",
    "extension Screen { typealias Net = HTTPSession }",
    "protocol Fetching { }\nextension Fetching { typealias Net = HTTPSession }",
  ])
  func `aliases of the module are expanded`(alias: String) throws {
    let findings = try RuleCatalogue.rule(named: "forbid", parameters: RuleParameters(session))
      .findings(
        in: MarkedSource([
          "A.swift": "struct Screen: Fetching { let net: Net; func f() { Net.shared.data() } }",
          "B.swift": alias,
        ]).module)
    #expect(findings.contains { $0.found == "Net" && $0.position.file.hasSuffix("A.swift") })
  }

  @Test func `aliases that go round in circles end`() throws {
    try expect(
      "forbid", session,
      findsMarkersIn: """
        typealias A = B
        typealias B = (A, C)
        typealias C = A.Inner
        struct Screen { typealias D = D.D; let a: A; let d: D }
        """)
  }

  @Test func `nested types, extensions of nested types and superclasses are part of the type`()
    throws
  {
    try expect(
      "forbid", session,
      findsMarkersIn: [
        "A.swift": "final class Screen: Base { struct Row { enum Cell {} } }",
        "B.swift": "extension Screen.Row.Cell { func f() { 1️⃣HTTPSession.g() } }",
        "C.swift": "class Base: Root<Int> {}\nclass Root<T> {}\nextension Root where T: Codable {"
          + " func f() { HTTPSession.g() } }",
      ])
  }

  @Test func `backticks do not hide a name`() throws {
    try expect(
      "forbid", session, findsMarkersIn: "struct `Screen` { let a: 1️⃣`HTTPSession` }")
  }

  @Test func `a file counts its imports, and a star the beginning of a name`() throws {
    try expect(
      "forbid", ["in": ["file:Notes.swift"], "identifiers": ["Managed*", "Date()", "Foundation"]],
      findsMarkersIn: [
        "Notes.swift": """
        1️⃣import struct Foundation.Date
        let a = 2️⃣ManagedNote.self
        let b = 3️⃣Date()
        let c = Date(timeIntervalSince1970: 0)
        """,
        "Other.swift": "import Foundation",
      ])
  }

  @Test func `attributes count`() throws {
    try expect(
      "forbid", ["in": ["module"], "identifiers": ["preconcurrency", "MainActor"]],
      findsMarkersIn: "1️⃣@MainActor protocol P {}\nstruct S: 2️⃣@preconcurrency P {}")
  }

  @Test(arguments: [
    ("struct Scren {}", "`Screen` is missing; the nearest is `Scren`"),
    ("struct screen {}", "`Screen` is missing; the nearest is `screen`"),
    ("enum App { struct Screen {} }", "`Screen` is missing; the nearest is `App.Screen`"),
    ("struct Loader {}", "`Screen` is missing, so there is nothing to look at"),
    ("", "`Screen` is missing, so there is nothing to look at"),
  ])
  func `a scope that selects nothing is a finding`(source: String, message: String) throws {
    let findings = try RuleCatalogue.rule(named: "forbid", parameters: RuleParameters(session))
      .findings(in: MarkedSource(["A.swift": source]).module)
    #expect(findings.map(\.message.english) == [message])
  }

  @Test func `an alias may carry the fixed name`() throws {
    try expect(
      "forbid", session,
      findsMarkersIn: "struct Sender { let a: 1️⃣HTTPSession }\ntypealias Screen = Sender")
  }

  @Test func `an empty module and an unreadable file never pass`() throws {
    for name in RuleCatalogue.all.map({ $0.name }) {
      let parameters: [String: RuleParameters.Value] =
        switch name {
        case "forbid", "uses": ["identifiers": ["a"]]
        case "vocabularies": ["groups": .table(["a": ["b"], "c": ["d"]])]
        case "forbidLiterals", "gathered": ["literals": ["a"]]
        case "maxRequirements": ["max": 1]
        case "visibleSurface": ["of": "A", "max": 1]
        case "maxTypes": ["types": 1]
        default: [:]
        }
      let rule = try RuleCatalogue.rule(named: name, parameters: RuleParameters(parameters))
      let deep = "struct A { let a = \(String(repeating: "(", count: 500)) }"
      #expect(
        !rule.findings(in: MarkedSource(["Composition.swift": deep]).module).isEmpty, "\(name)")
      if name != "maxRequirements" {
        #expect(!rule.findings(in: MarkedSource([:]).module).isEmpty, "\(name)")
      }
    }
  }
}
