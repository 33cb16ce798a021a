import Curriculum
import Ports

/// Keeps a submission as it was when the first half of its exercise held, to measure the change request from.
struct FirstHalf: Sendable {
  let exercise: Exercise
  let files: any FileReading & FileWriting
  /// Where the state is kept between checks; `nil` keeps none.
  let memory: Path?

  /// The state before the change request; a hand-in may bring it along in a folder of its own.
  func before(_ submission: Path) -> [String: String]? {
    guard exercise.request != nil else { return nil }
    let handedIn = submission.appending(Exercise.firstHalf)
    let place = files.status(of: handedIn)?.kind == .folder ? handedIn : memory
    guard let place, files.status(of: place) != nil else { return nil }
    return try? SubmissionReader(files: files).submission(in: place, for: exercise).files
  }

  /// Keeps the state in which the request was made, unless one is kept already.
  ///
  /// Were it renewed, a change could be made in small steps that cost nothing each. When it cannot be kept, a later check says
  /// that the change has nothing to be measured from.
  ///
  /// - Parameter renewing: this state takes the place of the one that is kept.
  func keep(_ submission: Submission, renewing: Bool) {
    guard let memory, renewing || files.status(of: memory) == nil else { return }
    let mirror = FolderMirror(reader: files, writer: files)
    _ = try? mirror.mirror(submission.files.mapValues { Array($0.utf8) }, into: memory)
  }
}
