package import Curriculum
package import Languages

/// What became of one check.
package struct CheckResult: Hashable, Sendable {
  package let check: Check
  package let status: Status
  package let findings: [VerdictFinding]
  /// For `skipped`: the check that had to hold first.
  package let missing: String?

  package init(
    check: Check, status: Status, findings: [VerdictFinding] = [], missing: String? = nil
  ) {
    self.check = check
    self.status = status
    self.findings = findings
    self.missing = missing
  }

  /// What is known about a check; the raw value is its word in JSON.
  package enum Status: String, Hashable, Sendable {
    case passed, failed, skipped
    case notRun = "not-run"
  }
}

/// One reason why a check failed.
package struct VerdictFinding: Hashable, Sendable {
  package let place: Place?
  /// The piece of code that was found, for the marker under the line; empty when there is none.
  package let found: String
  package let message: LocalizedText
  package let expected: String?
  package let actual: String?

  package init(
    place: Place?, found: String = "", message: LocalizedText, expected: String? = nil,
    actual: String? = nil
  ) {
    self.place = place
    self.found = found
    self.message = message
    self.expected = expected
    self.actual = actual
  }
}
