import Curriculum
import Ports

/// Everything on which the verdicts about one exercise depend, but for the submission itself.
struct AuditInputs: Sendable {
  private let files: any FileReading
  private let exercise: Exercise
  /// What is the same for every submission; `nil` when something could not be read.
  private let shared: Digest?

  /// Counts up when a row is judged differently for reasons that are not in the executable.
  private static let version = 1

  /// Reads all shared inputs once.
  ///
  /// - Parameter judge: `nil` when it is not known who judges; then nothing is recognised again.
  init(_ exercise: Exercise, of course: Course, judge: JudgeIdentity?, files: any FileReading) {
    self.files = files
    self.exercise = exercise
    shared = judge.flatMap { judge in
      var digest = Digest()
      digest.add(Self.version)
      judge.add(to: &digest)
      let folder = FolderDigest(files: files)
      do throws(FileFailure) {
        try folder.add(course.standIns, as: "StandIns", to: &digest)
        for part in ["exercise.json", "Checks", "Probes", "Alone", "Violation"] {
          try folder.add(exercise.folder.appending(part), as: part, to: &digest)
        }
      } catch {
        return nil
      }
      return digest
    }
  }

  /// What tells this submission from what it was at another time; `nil` when that is not known.
  ///
  /// - Parameter folder: where the submitted files are.
  func digest(of submission: AuditSubmission, in folder: Path) -> Digest? {
    guard var digest = shared else { return nil }
    digest.add(submission.name)
    do throws(FileFailure) {
      try FolderDigest(files: files).add(folder, as: "submission", to: &digest)
    } catch {
      return nil
    }
    return digest
  }
}
