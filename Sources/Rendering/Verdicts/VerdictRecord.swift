import Curriculum
import Grading
import Languages

/// A verdict as `check --json` shows it: the names of the members are the names in JSON.
struct VerdictRecord: Encodable {
  let exercise: String
  let outcome: String
  let details: Details
  let checks: [CheckRecord]
  let diagnostics: [DiagnosticRecord]
  let ignored: [IgnoredRecord]
  let printed: String
  /// Only once the first half of an exercise with two halves holds: what is asked now.
  let request: String?
  let seconds: [String: Double]
  let seed: String
  let toolchain: String

  struct Report: Encodable {
    let schema: Int
    let results: [VerdictRecord]
  }

  struct CheckRecord: Encodable {
    let id: String
    let kind: String
    let status: String
    let title: String
    let because: String
    let findings: [FindingRecord]
    /// Only for `skipped`: the check that had to hold first.
    let missing: String?
  }

  struct FindingRecord: Encodable {
    let file: String?
    let line: Int?
    let column: Int?
    let message: String
    let expected: String?
    let actual: String?
  }

  struct DiagnosticRecord: Encodable {
    let file: String
    let line: Int
    let column: Int?
    let severity: String
    let message: String
  }

  struct IgnoredRecord: Encodable {
    let file: String
    let reason: String
  }

  init(_ verdict: Verdict, in language: Language) {
    exercise = verdict.exercise
    outcome = verdict.outcome.word
    details = Details(verdict.outcome)
    checks = verdict.checks.map { CheckRecord($0, in: language) }
    diagnostics = verdict.diagnostics.map { DiagnosticRecord($0) }
    ignored = verdict.ignored.map { IgnoredRecord(file: $0.path, reason: $0.reason.rawValue) }
    printed = verdict.printed
    request = verdict.request?(language)
    seconds = [
      "rules": Self.milliseconds(verdict.seconds.rules),
      "build": Self.milliseconds(verdict.seconds.build),
      "test": Self.milliseconds(verdict.seconds.test),
    ]
    seed = String(verdict.seed)
    toolchain = verdict.toolchain
  }

  /// Rounded to milliseconds; what is no number, which JSON cannot say, becomes 0.
  private static func milliseconds(_ seconds: Double) -> Double {
    seconds.isFinite ? (seconds * 1000).rounded() / 1000 : 0
  }
}

extension VerdictRecord.CheckRecord {
  init(_ result: CheckResult, in language: Language) {
    id = result.check.id
    kind = result.check.kind.rawValue
    status = result.status.rawValue
    title = result.check.title(language)
    because = result.check.because(language)
    findings = result.findings.map { VerdictRecord.FindingRecord($0, in: language) }
    missing = result.missing
  }
}

extension VerdictRecord.FindingRecord {
  init(_ finding: VerdictFinding, in language: Language) {
    file = finding.place?.file
    line = finding.place?.line
    column = finding.place?.column
    message = finding.message(language)
    expected = finding.expected
    actual = finding.actual
  }
}

extension VerdictRecord.DiagnosticRecord {
  init(_ diagnostic: Diagnostic) {
    file = diagnostic.place.file
    line = diagnostic.place.line
    column = diagnostic.place.column
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
  }
}
