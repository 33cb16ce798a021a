import Curriculum
import Grading
import Ports

/// The rows of one exercise on one bench: each is recalled, else judged.
struct RowAudit: Sendable {
  let course: Course
  let exercise: Exercise
  let bench: AuditBench
  let memory: AuditMemory
  let inputs: AuditInputs
  let files: any FileReading & FileWriting

  /// The row of a submission; `nil` for a generated one that would change nothing, and when the task is cancelled.
  func row(of submission: AuditSubmission) async -> AuditRow? {
    let name = RowName(exercise: exercise.slug, submission: submission.name)
    let digest = inputs.digest(of: submission, in: submission.folder(in: exercise))
    if let digest, let result = memory.recall(name, under: digest) {
      let row = row(of: submission, result, verdict: nil)
      if row.isAsDeclared { return row }
    }
    guard let folder = prepared(submission, name) else { return nil }
    let (verdict, ended) = await bench.judge.judgeWatching(folder, for: exercise, of: course)
    guard !Task.isCancelled else { return nil }
    let result = AuditResult(verdict, of: exercise, endedTests: ended)
    let row = row(of: submission, result, verdict: verdict)
    if row.isAsDeclared, let digest {
      memory.remember(result, of: name, under: digest)
    } else {
      memory.forget(name)
    }
    return row
  }

  private func row(
    of submission: AuditSubmission, _ result: AuditResult, verdict: Verdict?
  ) -> AuditRow {
    AuditRow(
      exercise: exercise.slug, submission: submission,
      expected: submission.expectation(in: exercise), result: result, verdict: verdict)
  }

  /// The folder to submit; what cannot be written is then found missing by the judge, who says so.
  private func prepared(_ submission: AuditSubmission, _ name: RowName) -> Path? {
    switch submission {
    case .violation, .fixture: break
    case .refactored: try? files.remove(bench.package(of: exercise))
    case .generated(let kind):
      let maker = SubmissionMaker(files: files)
      guard let texts = maker.texts(of: kind, for: exercise) else { return nil }
      let folder = memory.folder(ofGenerated: name)
      try? maker.write(texts, to: folder)
      return folder
    }
    return submission.folder(in: exercise)
  }
}
