package import Languages
import Markdown
package import Ports

/// An exercise as its `exercise.json` describes it; all paths inside are relative to a package.
package struct Exercise: Hashable, Sendable {
  /// The name of its folder.
  package let slug: String
  /// `Exercises/<slug>` of the course.
  package let folder: Path
  package let title: LocalizedText
  package let files: ExerciseFiles
  package let checks: [Check]
  /// The part of the course that it belongs to.
  package var principle = Principle.intro
  /// Minutes that an experienced developer needs.
  package var minutes = 20
  /// How long one check of a submission may take.
  package var limits = Limits.standard
  /// The ids of the checks that the violation must fail, no more and no fewer.
  package var violationFails: [String] = []
  /// The answers that prove the checks, in the order of the file.
  package var fixtures: [Fixture] = []
  /// The package in which one target stands alone; `nil` when no check asks for it.
  package var alone: AlonePackage?
  /// What is asked once the first half holds; `nil` when the exercise has one half only.
  package var request: LocalizedText?
  /// What some changes cost before and after; empty when the authors did not measure it.
  package var costMeter: [MeasuredChange] = []

  package init(
    slug: String, folder: Path, title: LocalizedText, files: ExerciseFiles, checks: [Check]
  ) {
    self.slug = slug
    self.folder = folder
    self.title = title
    self.files = files
    self.checks = checks
  }

  /// The package that the learner starts from.
  package var violation: Path { folder.appending("Violation") }
  /// The package of the reference.
  package var refactored: Path { folder.appending("Refactored") }
  /// The tests that run on every submission.
  package var checksFolder: Path { folder.appending("Checks") }
  /// The ids of the checks that every submission undergoes, whatever the exercise declares.
  package static let commonChecks: Set = ["integrity", "no-conditions"]
  /// The folder beside `Sources/` that holds a submission as it was before the second change request.
  package static let firstHalf = "Phase1"
  /// The tests that run where one target stands alone.
  package var aloneFolder: Path { folder.appending("Alone") }

  /// The problem that something is wrong with a check, at its place in `exercise.json`.
  package func problem(with check: Check, _ message: String, suggestion: String = "") -> Problem {
    Problem(
      file: folder.appending("exercise.json"), line: check.position.line,
      column: check.position.column, message, suggestion: suggestion)
  }

  /// Whether the tests of a check run where one target stands alone: they mean nothing before it does.
  package func runsAlone(_ check: Check) -> Bool {
    checks.contains { $0.means == .alone && check.requires.contains($0.id) }
  }
}

/// Whose file is whose in the package of an exercise.
package struct ExerciseFiles: Hashable, Sendable {
  /// Files and folders that belong to the learner.
  package let editable: [String]
  /// Files inside an editable folder that stay the author's.
  package let given: [String]
  /// The editable file that opens first.
  package let start: String
  /// The only names that the brief imposes.
  package let fixedNames: [String]

  package init(editable: [String], given: [String], start: String, fixedNames: [String]) {
    self.editable = editable
    self.given = given
    self.start = start
    self.fixedNames = fixedNames
  }

  /// Whether a file of the package is the learner's to change.
  package func isEditable(_ path: String) -> Bool {
    guard !given.contains(path) else { return false }
    return editable.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Whether the learner may change which target depends on which.
  package var includesManifest: Bool { isEditable("Package.swift") }
}

/// How long each phase of one check may take.
package struct Limits: Hashable, Sendable {
  package let build: Duration
  package let test: Duration

  package init(build: Duration, test: Duration) {
    self.build = build
    self.test = test
  }

  /// What `exercise.json` gets when it says nothing.
  package static let standard = Limits(build: .seconds(120), test: .seconds(20))
}

/// A deliberate answer to an exercise, with the verdict that it must get.
package struct Fixture: Hashable, Sendable {
  /// The folder below `Fixtures/`; begins with `wrong-` or `valid-`.
  package let name: String
  package let title: LocalizedText
  /// The raw value of the outcome that it must get, such as `unsolved`.
  package let outcome: String
  /// Exactly the checks that must fail.
  package let fails: [String]

  package init(name: String, title: LocalizedText, outcome: String, fails: [String]) {
    self.name = name
    self.title = title
    self.outcome = outcome
    self.fails = fails
  }
}

/// What one change request costs in the violation and in the reference.
package struct MeasuredChange: Hashable, Sendable {
  package let change: LocalizedText
  package let violation: Cost
  package let refactored: Cost

  package init(change: LocalizedText, violation: Cost, refactored: Cost) {
    self.change = change
    self.violation = violation
    self.refactored = refactored
  }

  /// Files and lines that had to be touched.
  package struct Cost: Hashable, Sendable {
    package let files: Int
    package let lines: Int

    package init(files: Int, lines: Int) {
      self.files = files
      self.lines = lines
    }
  }
}
