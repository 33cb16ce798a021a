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
  /// The records of runs, emptied before every check.
  var records: Path { folder.appending("records") }
  /// Temporary files of the child processes, emptied before every check.
  ///
  /// SwiftPM 6.3 on Linux reads nothing back from a `TMPDIR` with a letter outside ASCII, so the folder then lies elsewhere, under
  /// a name that belongs to this workspace alone.
  var temporary: Path {
    guard !folder.string.utf8.allSatisfy({ $0 < 0x80 }) else { return folder.appending("tmp") }
    // FNV-1a: the same name in every process, which `Hasher` does not give.
    let hash = folder.string.utf8.reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) {
      $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return Path("/tmp/solid-" + String(hash, radix: 36))
  }
  /// The stand-ins, at the depth that the manifests expect.
  var standIns: Path { folder.appending("StandIns") }

  /// The composed package of an exercise.
  func package(_ exercise: Exercise) -> Path {
    folder.appending("Exercises/" + exercise.slug)
  }

  /// The package in which one target of an exercise stands alone; the stand-ins lie where its manifest expects them.
  func alone(_ exercise: Exercise) -> Path {
    folder.appending("Alone/" + exercise.slug)
  }

  /// Where that package is built: in the common folder the compiler would still find the modules that it may not have.
  func aloneScratch(_ exercise: Exercise) -> Path {
    folder.appending("scratch-alone/" + exercise.slug)
  }
}
