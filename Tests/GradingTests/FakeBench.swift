import Curriculum
import Grading
import Ports
import Synchronization
import TestSupport

/// A grader over a disk in memory and a `swift` that does what a test says.
struct FakeBench {
  let files: InMemoryFileSystem
  let runner: ScriptedProcessRunner
  let events = Events()

  static let folder = Path("/desk/.solid/check")
  static let lock = folder.appending("lock")

  /// What was reported, in order.
  final class Events: Sendable {
    private let list = Mutex<[GradingEvent]>([])
    var all: [GradingEvent] { list.withLock { $0 } }
    func add(_ event: GradingEvent) { list.withLock { $0.append(event) } }
  }

  /// - Parameter answer: what a test run leaves in its record, and how it ends; asked again for each run, from 1.
  init(
    _ files: InMemoryFileSystem = SampleCourse.files(),
    answer: @escaping @Sendable (Int) -> (RecordedRun?, ScriptedProcessRunner.Answer) = { _ in
      (SampleCourse.goodRun, .exits(0))
    }
  ) {
    self.files = files
    let runs = Counter()
    runner = ScriptedProcessRunner { command in
      guard command.arguments.first == "test" else {
        return .exits(output: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
      }
      let (run, answer) = answer(runs.next())
      if let run, let path = command.value(of: "--event-stream-output-path") {
        try? files.write(run.bytes, to: Path(path), .atomic)
      }
      return answer
    }
  }

  /// The verdict on the sample submission.
  func verdict(
    for exercise: Exercise = SampleCourse.exercise, path: String = "/bin", seed: UInt64? = 7
  ) async -> Verdict {
    await Grader(
      folder: Self.folder, files: files, runner: runner,
      environment: ["PATH": path, "TOKEN": "secret", "HOME": "/desk"]
    ).verdict(
      on: SampleCourse.submission, for: exercise, of: SampleCourse.course, seed: seed,
      report: events.add)
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }
}

extension Command {
  /// The argument after an option.
  func value(of option: String) -> String? {
    arguments.firstIndex(of: option).flatMap { index in
      arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
    }
  }
}
