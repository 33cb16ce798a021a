/// What is known about the work on one exercise.
package struct ExerciseProgress: Hashable, Sendable {
  var node: JSONNode

  /// How far the work is; a word that this version does not know counts as untouched.
  package var state: State {
    get { node["state"]?.text.flatMap(State.init) ?? .untouched }
    set { node["state"] = .text(newValue.rawValue) }
  }

  /// How often it was checked.
  package var attempts: Int {
    get { node["attempts"]?.whole ?? 0 }
    set { node["attempts"] = .whole(newValue) }
  }

  /// How many tiers of help were shown.
  package var hints: Int {
    get { node["hints"]?.whole ?? 0 }
    set { node["hints"] = .whole(newValue) }
  }

  /// Whether the reference was shown before the exercise was solved.
  package var isRevealed: Bool {
    get { node["revealed"]?.flag ?? false }
    set { node["revealed"] = .flag(newValue) }
  }

  /// The word of the last verdict, such as `unsolved`; `nil` before the first check.
  package var lastOutcome: String? {
    get { node["outcome"]?.text }
    set { node["outcome"] = newValue.map(JSONNode.text) }
  }

  /// The ids of the checks that held at the last check.
  package var passedChecks: [String] {
    get { node["passed"]?.items.compactMap(\.text) ?? [] }
    set { node["passed"] = .list(newValue.map(JSONNode.text)) }
  }

  /// Seconds since 1970 of the first time it was solved.
  package var solvedAt: Int? {
    get { node["solvedAt"]?.whole }
    set { node["solvedAt"] = newValue.map(JSONNode.whole) }
  }

  /// How far the work is.
  ///
  /// A solved exercise stays solved, whatever a later check says.
  package enum State: String, Hashable, Sendable, CaseIterable {
    case untouched, started, solved, skipped
  }
}
