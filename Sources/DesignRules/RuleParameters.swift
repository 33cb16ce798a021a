/// The parameters of one structural check, as its author wrote them.
package struct RuleParameters: Sendable, Hashable {
  package let values: [String: Value]

  /// Takes what the author wrote; the rule checks it.
  package init(_ values: [String: Value]) {
    self.values = values
  }

  /// A JSON value without `null` and fractions, which no rule needs.
  package indirect enum Value: Sendable, Hashable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([Value])
    case table([String: Value])
  }
}

/// What is wrong with the parameters of a rule.
package enum RuleParameterProblem: Error, Hashable, Sendable {
  case unknownRule(String, nearest: [String])
  case unknownParameter(String, nearest: [String])
  case missing(String)
  /// The parameter, and what it must be: "a list of texts", "a number from 1".
  case wrongType(String, expected: String)
}
