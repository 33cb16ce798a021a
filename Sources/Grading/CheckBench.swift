import Curriculum
import Ports

/// The places below a workspace in which submissions are built: `.solid/check`.
///
/// All exercises share one scratch folder, because a warm one makes the first build of the next exercise four times faster, and
/// packages are composed in a stable place, because then only what changed is built again.
struct CheckBench: Sendable {
  let folder: Path

  /// Where SwiftPM builds; never the learner's own `.build`.
  var scratch: Path { folder.appending("scratch") }
  /// Held during a check: two builds in one scratch folder would wait for each other without a word.
  var lock: Path { folder.appending("lock") }
  /// Temporary files of the child processes, emptied after every check.
  var temporary: Path { folder.appending("tmp") }
  /// The stand-ins, at the depth that the manifests expect.
  var standIns: Path { folder.appending("StandIns") }

  /// The composed package of an exercise.
  func package(_ exercise: Exercise) -> Path {
    folder.appending("Exercises/" + exercise.slug)
  }
}
