package import Curriculum
import Grading
package import Ports

/// Lets the course prove itself: every pair and every fixture gets exactly its declared verdict.
///
/// It asks the same judge as a learner does, with folders of the course as submissions.
package struct CourseAudit: Sendable {
  let course: Course
  let benches: [AuditBench]
  let memory: AuditMemory
  let files: any FileReading & FileWriting
  /// The executable of this process; `nil` when it is not known, and then nothing is recalled.
  let program: Path?

  package init(
    course: Course, benches: [AuditBench], memory: AuditMemory,
    files: any FileReading & FileWriting, program: Path?
  ) {
    self.course = course
    self.benches = benches
    self.memory = memory
    self.files = files
    self.program = program
  }

  /// Judges every submission of some exercises; each bench takes one exercise after the other.
  ///
  /// - Parameter report: called with each row as soon as it is known, one at a time.
  /// - Returns: all rows in the order of the exercises; some are missing when the task was cancelled.
  package func rows(
    of exercises: [Exercise], report: (AuditRow) -> Void = { _ in }
  ) async -> [AuditRow] {
    let judge = await judgeIdentity()
    var waiting = Array(exercises.enumerated())[...]
    func nextShift(on bench: AuditBench) -> Shift? {
      guard let (place, exercise) = waiting.popFirst() else { return nil }
      let inputs = AuditInputs(exercise, of: course, judge: judge, files: files)
      let audit = RowAudit(
        course: course, exercise: exercise, bench: bench, memory: memory, inputs: inputs,
        files: files)
      return Shift(place: place, audit: audit, waiting: AuditSubmission.all(of: exercise)[...])
    }
    var rows = [[AuditRow]](repeating: [], count: exercises.count)
    await withTaskGroup(of: Shift.self) { group in
      for bench in benches {
        if let shift = nextShift(on: bench) { group.addTask { await shift.advanced() } }
      }
      for await shift in group {
        if let row = shift.latest {
          report(row)
          rows[shift.place].append(row)
        }
        guard !Task.isCancelled else { continue }
        let next = shift.waiting.isEmpty ? nextShift(on: shift.audit.bench) : shift
        if let next { group.addTask { await next.advanced() } }
      }
    }
    return rows.flatMap { $0 }
  }

  private func judgeIdentity() async -> JudgeIdentity? {
    guard let version = await benches.first?.judge.toolchainVersion() else { return nil }
    return JudgeIdentity(program: program, toolchain: version, files: files)
  }
}

/// What a bench is busy with: the submissions of one exercise.
private struct Shift: Sendable {
  /// Of the exercise among all that are audited.
  let place: Int
  let audit: RowAudit
  var waiting: ArraySlice<AuditSubmission>
  /// What came out last.
  var latest: AuditRow?

  /// The same after one more submission.
  func advanced() async -> Shift {
    var next = self
    next.latest = nil
    guard let submission = next.waiting.popFirst() else { return next }
    next.latest = await audit.row(of: submission)
    return next
  }
}
