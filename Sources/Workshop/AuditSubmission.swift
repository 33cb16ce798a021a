package import Curriculum
package import Ports

/// A submission that belongs to the course itself.
package enum AuditSubmission: Hashable, Sendable {
  case violation
  case refactored
  case fixture(Fixture)

  /// Everything that an exercise must judge rightly: its pair, then its fixtures in their order.
  package static func all(of exercise: Exercise) -> [AuditSubmission] {
    [.violation, .refactored] + exercise.fixtures.map(AuditSubmission.fixture)
  }

  /// The name of its folder.
  package var name: String {
    switch self {
    case .violation: "Violation"
    case .refactored: "Refactored"
    case .fixture(let fixture): fixture.name
    }
  }

  /// The folder that is submitted.
  package func folder(in exercise: Exercise) -> Path {
    switch self {
    case .violation: exercise.violation
    case .refactored: exercise.refactored
    case .fixture(let fixture): exercise.folder.appending("Fixtures/" + fixture.name)
    }
  }

  /// The verdict that the exercise declares for it.
  package func expectation(in exercise: Exercise) -> AuditRow.Expectation {
    switch self {
    case .violation: .init(outcome: "unsolved", fails: exercise.violationFails)
    case .refactored: .init(outcome: "solved", fails: [])
    case .fixture(let fixture): .init(outcome: fixture.outcome, fails: fixture.fails)
    }
  }
}
