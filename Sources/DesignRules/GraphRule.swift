/// A question about the targets of a package and the arrows between them.
///
/// Like a `Rule`, it claims only what the manifest and the imports show. What cannot be read in the
/// manifest is found by every rule: nobody knows which arrows it hides.
package protocol GraphRule: Sendable {
  /// The name that `exercise.json` uses, such as `noPath`.
  static var name: String { get }

  /// Reads the parameters of one check; every problem is an error with a sentence.
  init(_ parameters: RuleParameters) throws(RuleParameterProblem)

  /// All places where the rule finds something, in the order of the source; none: the rule holds.
  func findings(in package: PackageOutline) -> [Finding]
}
