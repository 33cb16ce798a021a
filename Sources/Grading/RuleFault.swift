package import Curriculum
import DesignRules

/// What is wrong with the rule that a check names: its name, its parameters, or the kind of check.
package struct RuleFault: Hashable, Sendable {
  package let message: String
  /// What to do about it; empty when the message says it all.
  package let suggestion: String

  /// The fault of a check; `nil` when it names no rule, or one that can be asked as written.
  package init?(in check: Check) {
    guard case .rule(let name, let parameters) = check.means else { return nil }
    do throws(RuleParameterProblem) {
      let parameters = RuleParameters(parameters)
      if check.kind == .moduleGraph {
        _ = try RuleCatalogue.graphRule(named: name, parameters: parameters)
      } else {
        _ = try RuleCatalogue.rule(named: name, parameters: parameters)
      }
      return nil
    } catch {
      self.init(error, in: check)
    }
  }

  private init(_ problem: RuleParameterProblem, in check: Check) {
    let name = "the check '\(check.id)'"
    switch problem {
    case .unknownRule(let rule, let nearest) where RuleCatalogue.names.contains(rule):
      let fitting: CheckKind = check.kind == .moduleGraph ? .structure : .moduleGraph
      message = "\(name): the rule '\(rule)' is not for checks of the kind '\(check.kind.rawValue)'"
      suggestion = nearest.isEmpty ? "" : "make its kind '\(fitting.rawValue)'"
    case .unknownRule(let rule, let nearest):
      message = "\(name): there is no rule '\(rule)'"
      suggestion = Self.suggestion(nearest)
    case .unknownParameter(let parameter, let nearest):
      message = "\(name): the rule has no parameter '\(parameter)'"
      suggestion = Self.suggestion(nearest)
    case .missing(let parameter):
      message = "\(name): the rule needs the parameter '\(parameter)'"
      suggestion = ""
    case .wrongType(let parameter, let expected):
      message = "\(name): the parameter '\(parameter)' must be \(expected)"
      suggestion = ""
    }
  }

  private static func suggestion(_ nearest: [String]) -> String {
    nearest.isEmpty
      ? "" : "did you mean " + nearest.map { "'\($0)'" }.joined(separator: ", ") + "?"
  }
}
