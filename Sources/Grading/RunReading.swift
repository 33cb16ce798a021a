import Curriculum
import Languages
import Ports

/// What one `swift test` says about an exercise: its diagnostics, its tests, and whether it went as a run should.
struct RunReading: Sendable {
  let exercise: Exercise
  let evidence: RunEvidence
  let report: TestReport
  private let compiler: CompilerOutput

  init(_ evidence: RunEvidence, of exercise: Exercise) {
    self.exercise = exercise
    self.evidence = evidence
    report = evidence.report
    compiler = CompilerOutput(evidence.output)
  }

  /// The lines in which the package manager or the linker complained, which no file explains.
  var bareErrors: [String] { compiler.bareErrors }

  /// What the code under test printed; inert and bounded.
  var printed: String {
    guard report.hasStarted else { return "" }
    return PrintedText(
      output: evidence.process.standardOutput.text, messages: report.messages
    ).text
  }

  // MARK: How it went

  /// Why the tests of this run cannot speak for the submission; `nil` when they began and ended as they should.
  ///
  /// A build that failed is not among the reasons: what it means depends on the package.
  func failure(expecting tests: [String]) -> Outcome? {
    if let reason = evidence.process.stopped { return outcome(of: reason) }
    guard report.hasStarted else { return nil }
    if let sign = report.tampering { return .tampered(sign) }
    return report.hasEnded ? nil : outcomeOfDeath(expecting: tests)
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

  /// The process died before the run ended: a trap, or somebody called `exit`.
  private func outcomeOfDeath(expecting tests: [String]) -> Outcome {
    // Only the package manager writes to this stream during the tests.
    let isSignal = evidence.process.standardError.text.contains("unexpected signal code")
    guard isSignal else {
      return .testsMissing(ended: ended(of: tests), expected: tests.count)
    }
    let crash = CrashReader(
      output: evidence.process.standardOutput.text, sourcesBelow: evidence.package.string)
    let place = crash.frame.flatMap { frame in
      localPath(frame.path).map { Place(file: $0, line: frame.line, column: frame.column) }
    }
    return .crashed(Crash(test: report.running, message: crash.message, place: place))
  }

  /// How many of these tests were seen to end.
  func ended(of tests: [String]) -> Int {
    tests.count { report.test(named: $0)?.state == .ended }
  }

  // MARK: What it says

  /// What the compiler said about files of the package.
  var diagnostics: [Diagnostic] {
    compiler.sentences.compactMap { sentence in
      guard let path = localPath(sentence.path) else { return nil }
      return Diagnostic(
        place: Place(file: path, line: sentence.line, column: sentence.column),
        severity: sentence.severity, message: sentence.message,
        isOurs: !exercise.files.isEditable(path))
    }
  }

  /// What became of a check that tests answer.
  func result(of check: Check, tests names: [String]) -> CheckResult {
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

  /// A path below the composed package, as the learner knows it; `nil` for any other file.
  ///
  /// The compiler may spell the folder differently (links resolved), so its last parts decide as well.
  private func localPath(_ path: String) -> String? {
    let package = evidence.package
    if let rest = Path(path).relative(to: package) { return rest }
    let marker = "/" + package.parent.lastComponent + "/" + package.lastComponent + "/"
    guard let range = path.ranges(of: marker).last else { return nil }
    return String(path[range.upperBound...])
  }
}
