package import Curriculum
package import Ports

/// A submission that belongs to the course itself, or that is made of its files.
package enum AuditSubmission: Hashable, Sendable {
  case violation
  case refactored
  case fixture(Fixture)
  case generated(GeneratedSubmission)

  /// Everything that an exercise must judge rightly.
  ///
  /// Its pair, its fixtures in their order, and what nobody had to write.
  package static func all(of exercise: Exercise) -> [AuditSubmission] {
    [.violation, .refactored] + exercise.fixtures.map(AuditSubmission.fixture)
      + GeneratedSubmission.allCases.map(AuditSubmission.generated)
  }

  /// The name of its folder; of a generated one, its kind.
  package var name: String {
    switch self {
    case .violation: "Violation"
    case .refactored: "Refactored"
    case .fixture(let fixture): fixture.name
    case .generated(let kind): "generated/" + kind.rawValue
    }
  }

  /// The folder that is submitted, or of whose files the submission is made.
  package func folder(in exercise: Exercise) -> Path {
    switch self {
    case .violation, .generated(.emptied): exercise.violation
    case .refactored, .generated(.stubs): exercise.refactored
    case .fixture(let fixture): exercise.folder.appending("Fixtures/" + fixture.name)
    }
  }

  /// The verdict that the exercise declares for it.
  package func expectation(in exercise: Exercise) -> AuditRow.Expectation {
    switch self {
    case .violation: .verdict(outcome: "unsolved", fails: exercise.violationFails)
    case .refactored: .verdict(outcome: "solved", fails: [])
    case .fixture(let fixture): .verdict(outcome: fixture.outcome, fails: fixture.fails)
    case .generated: .notSolved
    }
  }
}
