package import Languages
package import Markdown

/// One question that an exercise asks of a submission.
package struct Check: Hashable, Sendable {
  /// Unique in the exercise, such as `P1`.
  package let id: String
  package let kind: CheckKind
  package let title: LocalizedText
  /// Why it matters.
  package let because: LocalizedText
  package let means: Means
  /// Points the way without giving the answer away; `nil` for behaviour.
  package var question: LocalizedText?
  /// What a pass proves; `nil` when there is nothing to celebrate.
  package var gained: LocalizedText?
  /// Ids of checks without which this one means nothing.
  package var requires: [String] = []
  /// Whether it is asked only after the second change request has come.
  package var isLater = false
  /// Where `exercise.json` names its rule, else its id: what is wrong with a rule is shown there.
  package var position = TextPosition(line: 1, column: 1)

  package init(
    id: String, kind: CheckKind, title: LocalizedText, because: LocalizedText, means: Means
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.because = because
    self.means = means
  }
}

/// The kinds of check, in the order in which a verdict lists them.
package enum CheckKind: String, CaseIterable, Hashable, Sendable {
  case behaviour
  case changeRequest = "change-request"
  case contract
  case narrowClient = "narrow-client"
  case mustCompile = "must-compile"
  case mustNotCompile = "must-not-compile"
  case moduleGraph = "module-graph"
  case structure
  case diffBudget = "diff-budget"
}
