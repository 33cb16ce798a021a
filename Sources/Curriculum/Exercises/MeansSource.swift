import Markdown

/// What `exercise.json` says about the way in which one check asks, each part with its place.
struct MeansSource: Sendable {
  let tests: [Placed<String>]
  let rule: Placed<String>?
  let probe: Placed<String>?
  let rejects: Placed<String>?
  let control: Placed<String>?
  /// Where `alone` stands.
  let alone: TextPosition?
  let budget: Placed<Check.DiffBudget>?
  let newCase: Placed<Check.NewCase>?
  private let parameters: JSONValue?

  /// The keys of which a check has exactly one.
  private static let ways = ["tests", "rule", "probe", "newCase", "alone", "budget"]

  init(from reader: inout ObjectReader, name: String) {
    tests = reader.texts("tests", isNeeded: false)
    rule = reader.text("rule", isNeeded: false)
    parameters = reader.value("parameters", isNeeded: false)
    probe = reader.text("probe", isNeeded: false)
    rejects = reader.text("rejects", isNeeded: false)
    control = reader.text("control", isNeeded: false)
    alone = reader.mark("alone")
    let place = reader.value("budget", isNeeded: false)?.position
    let budget = reader.object("budget", isNeeded: false, Self.budget) ?? nil
    self.budget = budget.flatMap { value in place.map { Placed(value, at: $0) } }
    let casePlace = reader.value("newCase", isNeeded: false)?.position
    let newCase = reader.object("newCase", isNeeded: false, Self.newCase) ?? nil
    self.newCase = newCase.flatMap { value in casePlace.map { Placed(value, at: $0) } }
    reportWays(to: &reader, name: name)
    reportCompanions(to: &reader)
  }

  private static func budget(from reader: inout ObjectReader) -> Check.DiffBudget? {
    let changed = reader.number("changed", in: 0...1000)
    let added = reader.number("added", in: 0...1000)
    let texts = reader.texts("texts", isNeeded: false).map(\.value)
    guard let changed, let added else { return nil }
    return Check.DiffBudget(changed: changed, added: added, texts: texts)
  }

  private static func newCase(from reader: inout ObjectReader) -> Check.NewCase? {
    let neighbours = reader.texts("beside").map(\.value)
    guard let diagnostic = reader.text("rejects"), !neighbours.isEmpty else { return nil }
    return Check.NewCase(neighbours: neighbours, diagnostic: diagnostic.value)
  }

  /// A check asks in one way.
  private func reportWays(to reader: inout ObjectReader, name: String) {
    var given: [(key: String, place: TextPosition)] = []
    for key in Self.ways {
      if let place = reader.value(key, isNeeded: false)?.position { given.append((key, place)) }
    }
    if let first = given.first, let second = given.dropFirst().first {
      reader.report(
        Fault(
          at: first.place, "\(name) has both '\(first.key)' and '\(second.key)'",
          suggestion: "keep one"))
    } else if given.isEmpty {
      reader.report(
        Fault(
          at: reader.position,
          "\(name) needs 'tests', 'rule', 'probe', 'newCase', 'alone' or 'budget'",
          suggestion: "add one"))
    } else if let place = given.first(where: { $0.key == "tests" })?.place, tests.isEmpty {
      reader.report(Fault(at: place, "\(name) names no test"))
    }
  }

  /// Some keys say more about another one, and nothing by themselves.
  private func reportCompanions(to reader: inout ObjectReader) {
    if let parameters {
      if rule == nil {
        reader.report(Fault(at: parameters.position, "'parameters' without a 'rule'"))
      } else if case .object = parameters.content {
      } else {
        reader.report(Fault(at: parameters.position, "'parameters' must be an object"))
      }
    }
    for (key, companion) in [("rejects", rejects), ("control", control)] {
      guard let companion else { continue }
      if probe == nil { reader.report(companion.fault("'\(key)' without a 'probe'")) }
    }
    if let rejects, control == nil {
      reader.report(
        rejects.fault(
          "'rejects' needs a 'control'", suggestion: "name a probe that differs by one line"))
    } else if let control, rejects == nil {
      reader.report(control.fault("'control' without 'rejects'"))
    }
  }

  /// `nil` when what is written does not say how to ask.
  var means: Check.Means? {
    if let probe { return .probe(self.probe(in: probe.value)) }
    if alone != nil { return tests.isEmpty && rule == nil ? .alone : nil }
    if let budget { return .budget(budget.value) }
    if let newCase { return .newCase(newCase.value) }
    switch (rule, tests.isEmpty) {
    case (nil, false): return .tests(tests.map(\.value))
    case (let rule?, true):
      let none = JSONValue(.object([]), line: rule.position.line, column: rule.position.column)
      return .rule(name: rule.value, parameters: parameters ?? none)
    default: return nil
    }
  }

  private func probe(in file: String) -> Check.Probe {
    guard let rejects, let control else { return Check.Probe(file: file) }
    return Check.Probe(
      file: file,
      rejection: Check.Rejection(diagnostic: rejects.value, control: control.value))
  }
}
