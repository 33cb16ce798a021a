import Languages
import Markdown

/// What `exercise.json` says about one check, each part with its place.
struct CheckSource: Sendable {
  let position: TextPosition
  let id: Placed<String>?
  let kind: CheckKind?
  let title: LocalizedText?
  let because: LocalizedText?
  let question: LocalizedText?
  let gained: LocalizedText?
  let requires: [Placed<String>]
  let tests: [Placed<String>]
  let rule: Placed<String>?
  let parameters: JSONValue?

  init(from reader: inout ObjectReader) {
    position = reader.position
    id = reader.text("id")
    kind = reader.word("kind", as: CheckKind.self)
    title = reader.localized("title")
    because = reader.localized("because")
    question = reader.localized("question", isNeeded: kind.map { $0 != .behaviour } ?? false)
    gained = reader.localized("gained", isNeeded: false)
    requires = reader.texts("requires", isNeeded: false)
    tests = reader.texts("tests", isNeeded: false)
    rule = reader.text("rule", isNeeded: false)
    parameters = reader.value("parameters", isNeeded: false)
    reportMeans(to: &reader)
  }

  /// A check asks by tests or by a rule, never both.
  private func reportMeans(to reader: inout ObjectReader) {
    let givesTests = reader.value("tests", isNeeded: false)?.position
    let name = id.map { "check \(quoted($0.value))" } ?? "this check"
    switch (givesTests, rule) {
    case (let place?, .some):
      reader.report(Fault(at: place, "\(name) has both 'tests' and 'rule'", suggestion: "keep one"))
    case (nil, nil) where reader.value("rule", isNeeded: false) == nil:
      reader.report(
        Fault(at: position, "\(name) needs either 'tests' or 'rule'", suggestion: "add one"))
    case (let place?, nil) where tests.isEmpty:
      reader.report(Fault(at: place, "\(name) names no test"))
    default: break
    }
    guard let parameters else { return }
    if rule == nil {
      reader.report(Fault(at: parameters.position, "'parameters' without a 'rule'"))
    } else if case .object = parameters.content {
      return
    } else {
      reader.report(Fault(at: parameters.position, "'parameters' must be an object"))
    }
  }

  /// `nil` unless everything that a verdict stands on can be read; a missing sentence does not matter.
  var check: Check? {
    guard let id, let kind, let means else { return nil }
    let nothing = LocalizedText(same: id.value)
    var check = Check(
      id: id.value, kind: kind, title: title ?? nothing, because: because ?? nothing, means: means)
    check.question = question
    check.gained = gained
    check.requires = requires.map(\.value)
    check.position = rule?.position ?? id.position
    return check
  }

  private var means: Check.Means? {
    switch (rule, tests.isEmpty) {
    case (nil, false): return .tests(tests.map(\.value))
    case (let rule?, true):
      let none = JSONValue(.object([]), line: rule.position.line, column: rule.position.column)
      return .rule(name: rule.value, parameters: parameters ?? none)
    default: return nil
    }
  }
}
