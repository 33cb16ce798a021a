import Curriculum
import Languages
import Ports

/// Turns evidence into a verdict: pure, and in one place.
///
/// An expected test that was not seen to start and to end without any issue has not passed, whatever the exit code or the
/// printed text say.
struct VerdictMaker: Sendable {
  let exercise: Exercise
  let structure: [CheckResult]
  /// The checks on the submission as such: forbidden code, conditional compilation.
  let integrity: [CheckResult]
  let evidence: RunEvidence
  let report: TestReport
  private let compiler: CompilerOutput

  init(
    exercise: Exercise, structure: [CheckResult], integrity: [CheckResult], evidence: RunEvidence
  ) {
    self.exercise = exercise
    self.structure = structure
    self.integrity = integrity
    self.evidence = evidence
    report = evidence.report
    compiler = CompilerOutput(evidence.output)
  }

  func verdict() -> Verdict {
    let diagnostics = diagnostics
    let outcome = outcome(diagnostics)
    var verdict = Verdict(exercise: exercise.slug, outcome: outcome, checks: checks)
    verdict.diagnostics = diagnostics
    if report.hasStarted {
      verdict.printed =
        PrintedText(output: evidence.process.standardOutput.text, messages: report.messages).text
    }
    return verdict
  }

  // MARK: The outcome

  private func outcome(_ diagnostics: [Diagnostic]) -> Outcome {
    if let reason = evidence.process.stopped { return outcome(of: reason) }
    guard report.hasStarted else { return outcomeOfBuild(diagnostics) }
    if let sign = report.tampering { return .tampered(sign) }
    guard report.hasEnded else { return outcomeOfDeath }
    if let finding = integrity.first(where: { $0.check.id == IntegrityCheck.forbidden })?
      .findings.first
    {
      return .tampered(.forbiddenCode(finding.found))
    }
    let all = checks
    guard all.allSatisfy({ $0.status == .passed }) else {
      return endedTests < expectedTests.count
        && !all.contains { $0.status == .failed && $0.check.kind != .structure }
        ? .testsMissing(ended: endedTests, expected: expectedTests.count) : .unsolved
    }
    return evidence.process.ending == .exit(code: 0) ? .solved : .tampered(.exitDisagrees)
  }

  private func outcome(of reason: StopReason) -> Outcome {
    switch reason {
    case .cancelled:
      .couldNotCheck(.cancelled)
    case .overTime where evidence.testingSince == nil:
      .timedOut(phase: .build, test: nil, limit: exercise.limits.build)
    case .overTime:
      .timedOut(phase: .test, test: report.running, limit: exercise.limits.test)
    case .tooMuchOutput:
      .tooMuchOutput(test: report.running)
    }
  }

  private func outcomeOfBuild(_ diagnostics: [Diagnostic]) -> Outcome {
    if diagnostics.contains(where: { $0.severity == .error }) { return .doesNotCompile }
    if evidence.process.ending == .exit(code: 0) {
      return .testsMissing(ended: 0, expected: expectedTests.count)
    }
    let said = compiler.bareErrors.prefix(3).joined(separator: "\n")
    return .couldNotCheck(
      said.isEmpty ? .toolFailed(String(evidence.output.suffix(400))) : .buildFailed(said))
  }

  /// The process died before the run ended: a trap, or somebody called `exit`.
  private var outcomeOfDeath: Outcome {
    // Only the package manager writes to this stream during the tests.
    let isSignal = evidence.process.standardError.text.contains("unexpected signal code")
    let crash = CrashReader(
      output: evidence.process.standardOutput.text, sourcesBelow: evidence.package.string)
    guard isSignal else {
      return .testsMissing(ended: endedTests, expected: expectedTests.count)
    }
    let place = crash.frame.flatMap { frame in
      localPath(frame.path).map { Place(file: $0, line: frame.line, column: frame.column) }
    }
    return .crashed(Crash(test: report.running, message: crash.message, place: place))
  }

  // MARK: The checks

  private var checks: [CheckResult] {
    let answered = Dictionary(structure.map { ($0.check.id, $0) }) { $1 }
    let results = exercise.checks.map { check in
      answered[check.id] ?? resultOfTests(check)
    }
    return integrity + skipped(results)
  }

  /// A check whose precondition failed says nothing: it is skipped, unless it was answered anyway and holds.
  private func skipped(_ results: [CheckResult]) -> [CheckResult] {
    let status = Dictionary(results.map { ($0.check.id, $0.status) }) { $1 }
    return results.map { result in
      guard result.status == .failed,
        let missing = result.check.requires.first(where: { status[$0] != .passed })
      else { return result }
      return CheckResult(check: result.check, status: .skipped, missing: missing)
    }
  }

  private func resultOfTests(_ check: Check) -> CheckResult {
    guard case .tests(let names) = check.means else {
      return CheckResult(check: check, status: .notRun)
    }
    let tests = names.map { report.test(named: $0) }
    let findings = tests.compactMap { $0 }.flatMap(findings)
    if !findings.isEmpty { return CheckResult(check: check, status: .failed, findings: findings) }
    let allPassed = tests.allSatisfy { $0?.hasPassed == true }
    return CheckResult(check: check, status: allPassed ? .passed : .notRun)
  }

  /// Why a test has not passed; nothing for one that has passed or was never reached.
  private func findings(of test: TestReport.Test) -> [VerdictFinding] {
    var findings = test.issues.map { issue -> VerdictFinding in
      let text = ExpectationText(message: issue.message, comments: issue.details)
      return VerdictFinding(
        place: place(of: issue), message: LocalizedText(same: text.message),
        expected: text.expected, actual: text.actual)
    }
    switch test.state {
    case .skipped, .cancelled:
      findings.append(
        VerdictFinding(
          place: nil,
          message: LocalizedText(
            english: "\(test.name) was skipped by the code under test",
            french: "\(test.name) a été ignoré par le code testé")))
    case .started:
      findings.append(
        VerdictFinding(
          place: nil,
          message: LocalizedText(
            english: "\(test.name) had started and did not end",
            french: "\(test.name) avait commencé et ne s’est pas terminé")))
    case .declared, .ended:
      break
    }
    return findings
  }

  /// Tests are shown by the name of their file: they are not in the learner's hands.
  private func place(of issue: TestReport.Issue) -> Place? {
    guard let file = issue.file, let line = issue.line else { return nil }
    return Place(file: localPath(file) ?? Path(file).lastComponent, line: line)
  }

  private var expectedTests: [String] {
    exercise.checks.flatMap { check -> [String] in
      guard case .tests(let names) = check.means else { return [] }
      return names
    }
  }

  private var endedTests: Int {
    expectedTests.count { report.test(named: $0)?.state == .ended }
  }

  // MARK: Paths

  private var diagnostics: [Diagnostic] {
    compiler.sentences.compactMap { sentence in
      guard let path = localPath(sentence.path) else { return nil }
      return Diagnostic(
        place: Place(file: path, line: sentence.line, column: sentence.column),
        severity: sentence.severity, message: sentence.message,
        isOurs: !exercise.files.isEditable(path))
    }
  }

  /// A path below the composed package, as the learner knows it; `nil` for any other file.
  ///
  /// The compiler may spell the folder differently (links resolved), so its last parts decide as well.
  private func localPath(_ path: String) -> String? {
    if let rest = Path(path).relative(to: evidence.package) { return rest }
    let marker = "/Exercises/" + exercise.slug + "/"
    guard let range = path.ranges(of: marker).last else { return nil }
    return String(path[range.upperBound...])
  }
}
