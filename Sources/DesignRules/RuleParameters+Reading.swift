import Spelling

extension RuleParameters {
  /// Refuses every name that a rule does not know.
  func requireOnly(_ known: [String]) throws(RuleParameterProblem) {
    for name in values.keys.sorted() where !known.contains(name) {
      throw .unknownParameter(name, nearest: nearestNames(to: name, among: known))
    }
  }

  /// A list of at least one text.
  func texts(_ name: String) throws(RuleParameterProblem) -> [String] {
    guard let value = values[name] else { throw .missing(name) }
    return try texts(value, of: name)
  }

  /// A number from `least`; `nil` when the author left it out.
  func number(_ name: String, from least: Int) throws(RuleParameterProblem) -> Int? {
    guard let value = values[name] else { return nil }
    guard case .number(let number) = value, number >= least else {
      throw .wrongType(name, expected: "a number from \(least)")
    }
    return number
  }

  /// `true` or `false`; `nil` when the author left it out.
  func flag(_ name: String) throws(RuleParameterProblem) -> Bool? {
    guard let value = values[name] else { return nil }
    guard case .flag(let flag) = value else {
      throw .wrongType(name, expected: "true or false")
    }
    return flag
  }

  /// Names with a list of texts each.
  func table(_ name: String) throws(RuleParameterProblem) -> [String: [String]] {
    guard let value = values[name] else { throw .missing(name) }
    guard case .table(let entries) = value, !entries.isEmpty else {
      throw .wrongType(name, expected: "an object of lists of texts")
    }
    var table: [String: [String]] = [:]
    for (key, list) in entries { table[key] = try texts(list, of: name) }
    return table
  }

  private func texts(_ value: Value, of name: String) throws(RuleParameterProblem) -> [String] {
    let problem = RuleParameterProblem.wrongType(name, expected: "a list of texts")
    guard case .list(let items) = value, !items.isEmpty else { throw problem }
    var texts: [String] = []
    for item in items {
      guard case .text(let text) = item, !text.isEmpty else { throw problem }
      texts.append(text)
    }
    return texts
  }
}
