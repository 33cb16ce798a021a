import Curriculum
package import Grading
package import Languages

/// What happened, and what to do now: the two sentences that every outcome has.
package struct VerdictHeadline: Hashable, Sendable {
  package let headline: String
  package let nextStep: String

  /// The sentences for one verdict; a test is called by the title of its check.
  package init(_ verdict: Verdict, in language: Language) {
    let writer = Writer(verdict: verdict, language: language)
    let (outcome, values) = writer.headline
    headline = outcome(language, values)
    nextStep = writer.nextStep(language, ["exercise": .text(verdict.exercise)])
  }

  /// The failed check to speak of first: broken behaviour before anything else, then by kind.
  static func firstFailure(in verdict: Verdict) -> CheckResult? {
    failures(in: verdict).first
  }

  /// The failed checks, the one to speak of first: broken behaviour, then what can be shown in the learner's own code,
  /// then the rest; by kind, else in the order of the exercise.
  static func failures(in verdict: Verdict) -> [CheckResult] {
    let byKind = CheckKind.allCases.flatMap { kind in
      verdict.checks.filter { $0.check.kind == kind && $0.status == .failed }
    }
    let behaviour = byKind.filter { $0.check.kind == .behaviour }
    let others = byKind.filter { $0.check.kind != .behaviour }
    return behaviour + others.filter(\.isInOwnCode) + others.filter { !$0.isInOwnCode }
  }
}

extension CheckResult {
  /// Whether its first finding stands in a file of the learner, and not in a test.
  fileprivate var isInOwnCode: Bool {
    findings.first?.place.map { !$0.file.hasPrefix("Tests/") } ?? false
  }
}

/// The choice of sentences for one verdict.
private struct Writer {
  let verdict: Verdict
  let language: Language

  typealias Sentence = (phrase: OutcomePhrase, values: [String: PhraseValue])

  var headline: Sentence {
    switch verdict.outcome {
    case .solved: (.solved, [:])
    case .unsolved: unsolved
    case .doesNotCompile: doesNotCompile
    case .crashed(let crash): about(crash.test, .crashed, else: .crashedOutsideTests)
    case .timedOut(.build, _, let limit): (.buildTimedOut, ["seconds": seconds(limit)])
    case .timedOut(.test, let test, let limit):
      about(test, .testTimedOut, else: .testsTimedOut, ["seconds": seconds(limit)])
    case .tooMuchOutput(let test): about(test, .tooMuchOutput, else: .tooMuchOutputOutsideTests)
    case .testsMissing(let ended, let expected):
      (.testsMissing, ["ended": .number(ended), "expected": .number(expected)])
    case .tampered(let tampering): sentence(for: tampering)
    case .couldNotCheck(let obstacle): sentence(for: obstacle)
    }
  }

  private var unsolved: Sentence {
    guard let first = VerdictHeadline.firstFailure(in: verdict) else {
      return (verdict.request == nil ? .unsolvedWithoutReason : .firstHalfHolds, [:])
    }
    return (.unsolved, ["title": .text(first.check.title(language))])
  }

  private var doesNotCompile: Sentence {
    let errors = verdict.diagnostics.filter { $0.severity == .error }
    if let first = errors.first, first.isOurs { return (.testsDoNotFit, [:]) }
    return (.doesNotCompile, ["n": .number(max(1, errors.count))])
  }

  private func about(
    _ test: String?, _ phrase: OutcomePhrase, else other: OutcomePhrase,
    _ values: [String: PhraseValue] = [:]
  ) -> Sentence {
    guard let test else { return (other, values) }
    return (phrase, values.merging(["test": .text(title(of: test))]) { first, _ in first })
  }

  /// The title of the check that a test belongs to, else the name of the test.
  private func title(of test: String) -> String {
    let owner = verdict.checks.first { result in
      guard case .tests(let names) = result.check.means else { return false }
      return names.contains(test)
    }
    return owner?.check.title(language) ?? inert(test)
  }

  private func seconds(_ limit: Duration) -> PhraseValue {
    .number(Int(limit.components.seconds))
  }

  private func sentence(for tampering: Tampering) -> Sentence {
    switch tampering {
    case .contradictoryEvents(let test):
      (.contradictoryRecord, ["test": .text(title(of: test))])
    case .foreignTest(let test): (.foreignTest, ["test": .text(inert(test))])
    case .unreadableRecord: (.unreadableRecord, [:])
    case .exitDisagrees: (.exitDisagrees, [:])
    case .forbiddenCode(let found): (.forbiddenCode, ["found": .text(inert(found))])
    }
  }

  private func sentence(for obstacle: Obstacle) -> Sentence {
    switch obstacle {
    case .noToolchain: (.noToolchain, [:])
    case .unreadable(let path): (.unreadable, ["path": .text(inert(path))])
    case .unwritable(let path): (.unwritable, ["path": .text(inert(path))])
    case .nothingToCheck(let path, let wanted):
      (.nothingToCheck, ["path": .text(inert(path)), "wanted": .text(wanted)])
    case .diskFull(let path): (.diskFull, ["path": .text(inert(path))])
    case .busy(let process?): (.busy, ["process": .number(Int(process))])
    case .busy(nil): (.busyUnknown, [:])
    case .buildFailed: (.buildFailed, [:])
    case .toolFailed: (.toolFailed, [:])
    case .cancelled: (.cancelled, [:])
    case .unknownRule(let rule): (.unknownRule, ["rule": .text(inert(rule))])
    }
  }

  var nextStep: NextStepPhrase {
    switch verdict.outcome {
    case .solved: .solved
    case .unsolved: unsolved.phrase == .firstHalfHolds ? .firstHalfHolds : .unsolved
    case .doesNotCompile:
      doesNotCompile.phrase == .testsDoNotFit ? .testsDoNotFit : .doesNotCompile
    case .crashed: .crashed
    case .timedOut(.build, _, _): .buildTimedOut
    case .timedOut(.test, _, _): .testTimedOut
    case .tooMuchOutput: .tooMuchOutput
    case .testsMissing: .testsMissing
    case .tampered(.forbiddenCode): .forbiddenCode
    case .tampered(.exitDisagrees): .testsMissing
    case .tampered: .tampered
    case .couldNotCheck(let obstacle): nextStep(after: obstacle)
    }
  }

  private func nextStep(after obstacle: Obstacle) -> NextStepPhrase {
    switch obstacle {
    case .noToolchain: .noToolchain
    case .unreadable, .unwritable: .fileTrouble
    case .nothingToCheck: .nothingToCheck
    case .diskFull: .diskFull
    case .busy: .busy
    case .buildFailed, .toolFailed: .buildFailed
    case .cancelled: .cancelled
    case .unknownRule: .unknownRule
    }
  }
}
