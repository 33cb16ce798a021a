package import Curriculum
package import Grading

/// Lets the course prove itself: every pair and every fixture gets exactly its declared verdict.
///
/// It asks the same `Grader` as a learner does, with folders of the course as submissions.
package struct CourseAudit: Sendable {
  let grader: Grader
  let course: Course

  package init(grader: Grader, course: Course) {
    self.grader = grader
    self.course = course
  }

  /// Judges every submission of one exercise, one after the other.
  ///
  /// - Parameters:
  ///   - seed: of all random variants; `nil` draws one for each submission.
  ///   - report: called with each row as soon as it is known.
  package func rows(
    of exercise: Exercise, seed: UInt64? = nil, report: @Sendable (AuditRow) -> Void = { _ in }
  ) async -> [AuditRow] {
    var rows: [AuditRow] = []
    for submission in AuditSubmission.all(of: exercise) {
      guard !Task.isCancelled else { break }
      let verdict = await grader.verdict(
        on: submission.folder(in: exercise), for: exercise, of: course, seed: seed)
      let row = AuditRow(
        exercise: exercise.slug, submission: submission,
        expected: submission.expectation(in: exercise), verdict: verdict)
      report(row)
      rows.append(row)
    }
    return rows
  }
}
