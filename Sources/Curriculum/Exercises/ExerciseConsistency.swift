import Markdown

/// Whether the parts of an `exercise.json` agree with one another.
struct ExerciseConsistency {
  private(set) var faults: [Fault] = []
  private let source: ExerciseSource
  private let ids: Set<String>
  /// Suggestions cost time: a hostile file must not buy hours of it.
  private static let faultLimit = 200

  /// The words for a verdict that a fixture may ask for.
  static let outcomes = [
    "solved", "unsolved", "does-not-compile", "crashed", "timed-out", "too-much-output",
    "tests-missing", "tampered",
  ]

  init(of source: ExerciseSource) {
    self.source = source
    ids = Set(source.checks.compactMap { $0.id?.value })
    checkFiles()
    checkTestNames()
    checkRequirements()
    checkViolation()
    checkFixtures()
    reportRepeated(source.checks.compactMap(\.id), "the check id")
    reportRepeated(
      source.checks.flatMap(\.means.tests), "the test", reason: "a test belongs to one check")
    reportRepeated(source.fixtures.compactMap(\.name), "the fixture")
  }

  private mutating func report(_ fault: Fault) {
    if faults.count < Self.faultLimit { faults.append(fault) }
  }

  private mutating func reportRepeated(
    _ names: [Placed<String>], _ noun: String, reason: String = ""
  ) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name.value).inserted {
      report(
        name.fault("\(noun) \(quoted(name.value)) occurs a second time", suggestion: reason))
    }
  }

  private mutating func checkFiles() {
    let start = source.start.map { [$0] } ?? []
    for path in source.editable + source.given + start where !isInsidePackage(path.value) {
      report(
        path.fault(
          "\(quoted(path.value)) is no path inside the package",
          suggestion: "write it like Sources/Module/File.swift, without '..'"))
    }
    let files = ExerciseFiles(
      editable: source.editable.map(\.value), given: [], start: "", fixedNames: [])
    for path in source.given where !files.isEditable(path.value) {
      report(
        path.fault(
          "\(quoted(path.value)) does not lie in an editable folder",
          suggestion: "remove it: what is not editable is given anyway"))
    }
    if let path = source.start {
      let isGiven = source.given.contains { $0.value == path.value }
      if isGiven || !files.isEditable(path.value) {
        report(path.fault("'start' must be an editable file that is not given"))
      }
    }
  }

  private func isInsidePackage(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
      && !path.unicodeScalars.contains(where: isControl)
  }

  private mutating func checkTestNames() {
    for test in source.checks.flatMap(\.means.tests) where !test.value.hasSuffix(")") {
      report(
        test.fault(
          "\(quoted(test.value)) is not a name as Swift Testing prints it",
          suggestion: "write \(quoted(test.value + "()"))"))
    }
  }

  private mutating func checkRequirements() {
    for check in source.checks {
      reportUnknown(check.requires)
    }
    // Checks whose requirements are settled are taken away; what is left waits for itself.
    var waiting = source.checks
    var settled: Set<String> = []
    for _ in source.checks.prefix(Self.faultLimit) {
      let ready = waiting.filter { check in
        check.requires.allSatisfy { settled.contains($0.value) || !ids.contains($0.value) }
      }
      settled.formUnion(ready.compactMap { $0.id?.value })
      waiting.removeAll { check in check.id.map { settled.contains($0.value) } ?? true }
      if ready.isEmpty { break }
    }
    for place in waiting.compactMap(\.requires.first) {
      report(place.fault("these checks require one another in a circle"))
    }
  }

  private mutating func checkViolation() {
    guard let violation = source.violation else { return }
    reportUnknown(violation.fails)
    if violation.fails.isEmpty {
      report(
        Fault(at: violation.position, "the violation must fail at least one check"))
    }
  }

  private mutating func checkFixtures() {
    for fixture in source.fixtures {
      reportUnknown(fixture.fails, besides: Exercise.commonChecks)
      if let outcome = fixture.outcome { checkOutcome(outcome, of: fixture) }
      guard let name = fixture.name else { continue }
      let isValid = name.value.hasPrefix("valid-")
      if !isValid, !name.value.hasPrefix("wrong-") {
        report(
          name.fault(
            "the name of a fixture begins with 'wrong-' or 'valid-'",
            suggestion: "rename it, together with its folder"))
      } else if let outcome = fixture.outcome, isValid != (outcome.value == "solved"),
        Self.outcomes.contains(outcome.value)
      {
        report(
          outcome.fault(
            "\(quoted(name.value)) cannot be \(quoted(outcome.value))",
            suggestion: isValid ? "a valid- fixture is solved" : "a wrong- fixture is not solved"))
      }
    }
  }

  private mutating func checkOutcome(_ outcome: Placed<String>, of fixture: FixtureSource) {
    guard Self.outcomes.contains(outcome.value) else {
      report(
        outcome.fault(
          "unknown outcome \(quoted(outcome.value))",
          suggestion: didYouMean(outcome.value, among: Self.outcomes)))
      return
    }
    if let first = fixture.fails.first, outcome.value == "solved" {
      report(first.fault("\(quoted(outcome.value)) means that no check fails"))
    } else if outcome.value == "unsolved", fixture.fails.isEmpty {
      report(outcome.fault("'unsolved' needs the checks that must fail in 'fails'"))
    }
  }

  private mutating func reportUnknown(
    _ references: [Placed<String>], besides common: Set<String> = []
  ) {
    let known = ids.union(common)
    for reference in references
    where !known.contains(reference.value) && faults.count < Self.faultLimit {
      report(
        reference.fault(
          "there is no check \(quoted(reference.value))",
          suggestion: didYouMean(reference.value, among: known)))
    }
    reportRepeated(references, "the check id")
  }
}
