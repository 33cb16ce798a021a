package import Curriculum

/// The tests that were seen to end in one run, held against those that the checks declare.
package struct TestTally: Hashable, Sendable, Codable {
  package let declared: Int
  package let ended: Int
  /// Declared, and not seen to end.
  package let missing: [String]
  /// Seen to end, though no check declares them.
  package let undeclared: [String]

  /// - Parameter ended: the names as Swift Testing prints them.
  package init(ended: Set<String>, of exercise: Exercise) {
    let names = exercise.checks.flatMap { check -> [String] in
      guard case .tests(let names) = check.means else { return [] }
      return names
    }
    declared = names.count
    self.ended = ended.count
    missing = names.filter { !ended.contains($0) }
    undeclared = ended.subtracting(names).sorted()
  }

  /// Whether exactly the declared tests ended.
  package var isComplete: Bool { missing.isEmpty && undeclared.isEmpty }
}
