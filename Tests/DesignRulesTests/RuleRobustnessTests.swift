import DesignRules
import SwiftSource
import Testing

@Suite struct RuleRobustnessTests {
  let source = #"""
    typealias Net = Screen.Session
    protocol Fetching: AnyObject { associatedtype Session = HTTPSession; func load() -> Session?; func stop() }
    extension Fetching { func load() -> Session? { nil } }
    class Base<T>: Fetching where T: Fetching { required init(coder: Int) { fatalError() } }
    final class Screen: Base<Screen>, Fetching {
      typealias Session = Net
      enum Kind: String { case email, push = "p\u{65}" }
      static var shared = Screen(), other: any Fetching & Sendable = Net()
      let make: (Int) -> any Fetching, kind = Kind.email
      func send(_ kind: Kind = .push) { switch kind { case .email: break; default: try! a() as? B } }
      func load() -> Session? { x is Net ? Date() : "em" + "ail" }
    }
    extension Screen.Kind: Fetching { static func == (a: Self, b: Self) -> Bool { a === b } }
    """#

  func rules() throws -> [any Rule] {
    let parameters: [(String, [String: RuleParameters.Value])] = [
      ("forbid", ["in": ["Screen", "module"], "identifiers": ["HTTPSession", "Net"]]),
      ("vocabularies", ["groups": .table(["a": ["HTTPSession"], "b": ["Fetching"]])]),
      ("forbidLiterals", ["literals": ["email"], "match": "contains"]), ("noDowncast", [:]),
      ("noTrap", [:]), ("maxRequirements", ["max": 0]), ("noGlobals", [:]),
      ("noHollowWitness", [:]),
      ("visibleSurface", ["of": ["Screen", "Base"], "max": 0]),
      ("maxTypes", ["types": 0, "protocols": 0, "initParameters": 0]),
      ("compositionDiscipline", ["statements": 1]), ("noDefault", [:]),
      ("uses", ["in": ["Screen", "module"], "identifiers": ["Nobody"], "by": ["send"]]),
    ]
    return try parameters.map {
      try RuleCatalogue.rule(named: $0.0, parameters: RuleParameters($0.1))
    }
  }

  @Test func `every rule finds something in a bad file`() throws {
    let loader = "final class Loader: Fetching { let a: HTTPSession; func load() -> A? { nil } }"
    let module = ModuleOutline([
      SourceFile(path: "A/Composition.swift", text: source),
      SourceFile(path: "A/Loader.swift", text: loader),
    ])
    for rule in try rules() {
      #expect(!rule.findings(in: module).isEmpty, "\(type(of: rule))")
    }
  }

  @Test func `lines in any order, and lines that are missing, are survived`() throws {
    let rules = try rules()
    let lines = source.split(separator: "\n")
    for first in lines.indices {
      let shuffled = lines[first...].reversed() + lines[..<first].dropLast()
      let file = SourceFile(path: "A/Composition.swift", text: shuffled.joined(separator: "\n"))
      let module = ModuleOutline([file])
      for rule in rules {
        let findings = rule.findings(in: module)
        #expect(findings == findings.sorted { $0.position < $1.position })
      }
      _ = tamperingFindings(in: module) + conditionalCompilationFindings(in: module)
    }
  }
}
