import Curriculum
import Languages
import Ports

/// Turns evidence into a verdict: pure, and in one place.
///
/// An expected test that was not seen to start and to end without any issue has not passed, whatever the exit code or the
/// printed text say.
struct VerdictMaker: Sendable {
  let exercise: Exercise
  let answers: Answers
  let main: RunReading
  /// The run in which one target stood alone; `nil` when none was made.
  let alone: RunReading?
  let halves: Halves

  init(
    exercise: Exercise, answers: Answers, evidence: RunEvidence, alone: RunEvidence? = nil,
    halves: Halves
  ) {
    self.exercise = exercise
    self.answers = answers
    main = RunReading(evidence, of: exercise)
    self.alone = alone.map { RunReading($0, of: exercise) }
    self.halves = halves
  }

  func verdict() -> Verdict {
    let diagnostics = diagnostics
    let reading = halves.reading(of: exercise.checks.map(result))
    let checks = answers.integrity + skipped(reading.results)
    var verdict = Verdict(
      exercise: exercise.slug, outcome: outcome(checks, diagnostics), checks: checks)
    verdict.diagnostics = diagnostics
    verdict.printed = main.printed
    verdict.request = reading.request
    verdict.holdsFirstHalf = reading.holdsFirstHalf
    return verdict
  }

  // MARK: The outcome

  private func outcome(_ checks: [CheckResult], _ diagnostics: [Diagnostic]) -> Outcome {
    if let failure = main.failure(expecting: expectedTests) { return failure }
    guard main.report.hasStarted else { return outcomeOfBuild(diagnostics) }
    if let failure = alone?.failure(expecting: expectedTests) { return failure }
    if let finding = answers.integrity.first(where: { $0.check.id == IntegrityCheck.forbidden })?
      .findings.first
    {
      return .tampered(.forbiddenCode(finding.found))
    }
    guard checks.allSatisfy({ $0.status == .passed }) else {
      return endedTests < expectedTests.count
        && !checks.contains { $0.status == .failed && $0.check.kind != .structure }
        ? .testsMissing(ended: endedTests, expected: expectedTests.count) : .unsolved
    }
    let endings = [main, alone].compactMap { $0?.evidence.process.ending }
    return endings.allSatisfy { $0 == .exit(code: 0) } ? .solved : .tampered(.exitDisagrees)
  }

  private func outcomeOfBuild(_ diagnostics: [Diagnostic]) -> Outcome {
    if diagnostics.contains(where: { $0.severity == .error }) { return .doesNotCompile }
    if main.evidence.process.ending == .exit(code: 0) {
      return .testsMissing(ended: 0, expected: expectedTests.count)
    }
    let said = main.bareErrors.prefix(3).joined(separator: "\n")
    return .couldNotCheck(
      said.isEmpty ? .toolFailed(String(main.evidence.output.suffix(400))) : .buildFailed(said))
  }

  /// What the compiler said; where the manifest is the learner's, also what the package manager said about it.
  private var diagnostics: [Diagnostic] {
    let said = main.diagnostics
    guard exercise.files.includesManifest, !main.report.hasStarted,
      !said.contains(where: { $0.severity == .error })
    else { return said }
    return said
      + main.bareErrors.map {
        Diagnostic(
          place: Place(file: "Package.swift", line: 1), severity: .error,
          message: String($0.trimmingPrefix("error: ")), isOurs: false)
      }
  }

  // MARK: The checks

  private func result(of check: Check) -> CheckResult {
    switch check.means {
    case .tests(let names):
      (exercise.runsAlone(check) ? alone : main)?.result(of: check, tests: names)
        ?? CheckResult(check: check, status: .notRun)
    case .alone:
      alone.map { resultOfStandingAlone($0, check) }
        ?? CheckResult(check: check, status: .notRun)
    case .rule, .probe, .newCase:
      answers.byCheck[check.id] ?? CheckResult(check: check, status: .notRun)
    case .budget: CheckResult(check: check, status: .notRun)
    }
  }

  /// A target stands alone when it was built: its tests have checks of their own.
  private func resultOfStandingAlone(_ run: RunReading, _ check: Check) -> CheckResult {
    guard !run.report.hasStarted else { return CheckResult(check: check, status: .passed) }
    let errors = run.diagnostics.filter { $0.severity == .error }.map {
      VerdictFinding(place: $0.place, message: LocalizedText(same: $0.message))
    }
    let bare = run.bareErrors.map {
      VerdictFinding(place: nil, message: LocalizedText(same: $0))
    }
    let nothing = VerdictFinding(
      place: nil,
      message: LocalizedText(
        english: "the target does not build without the others",
        french: "la cible ne se construit pas sans les autres"))
    let findings = errors.isEmpty ? bare : errors
    return CheckResult(
      check: check, status: .failed, findings: findings.isEmpty ? [nothing] : findings)
  }

  /// A check whose precondition failed says nothing: it is skipped, unless it was answered anyway and holds.
  private func skipped(_ results: [CheckResult]) -> [CheckResult] {
    let status = Dictionary(results.map { ($0.check.id, $0.status) }) { $1 }
    return results.map { result in
      let missing: String? =
        switch result.status {
        case .failed: result.check.requires.first { status[$0] != .passed }
        case .notRun: result.check.requires.first { status[$0] == .failed }
        case .passed, .skipped: nil
        }
      guard let missing else { return result }
      return CheckResult(check: result.check, status: .skipped, missing: missing)
    }
  }

  private var expectedTests: [String] {
    exercise.checks.flatMap { check -> [String] in
      guard case .tests(let names) = check.means else { return [] }
      return names
    }
  }

  private var endedTests: Int {
    main.ended(of: expectedTests) + (alone?.ended(of: expectedTests) ?? 0)
  }
}

/// What was answered without running a test.
struct Answers: Sendable {
  /// The checks on the submission as such: forbidden code, conditional compilation.
  let integrity: [CheckResult]
  /// The results of rules and probes by the id of their check.
  private(set) var byCheck: [String: CheckResult]

  init(integrity: [CheckResult], results: [CheckResult]) {
    self.integrity = integrity
    byCheck = Dictionary(results.map { ($0.check.id, $0) }) { $1 }
  }

  mutating func add(_ results: [CheckResult]) {
    for result in results { byCheck[result.check.id] = result }
  }
}
