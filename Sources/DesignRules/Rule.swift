package import SwiftSource

/// A question about the structure of a module that needs none of the learner's names.
///
/// A rule claims only what the syntax shows and stays silent when it is unsure.
package protocol Rule: Sendable {
  /// The name that `exercise.json` uses, such as `forbidLiterals`.
  static var name: String { get }

  /// Reads the parameters of one check; every problem is an error with a sentence.
  init(_ parameters: RuleParameters) throws(RuleParameterProblem)

  /// All places where the rule finds something, in the order of the source; none: the rule holds.
  func findings(in module: ModuleOutline) -> [Finding]
}
