package import Curriculum
package import Grading
package import Ports

/// Says what a learner would hear about a folder.
package protocol SubmissionJudge: Sendable {
  /// The verdict on one folder; what happens meanwhile is reported.
  func judge(
    _ folder: Path, for exercise: Exercise, of course: Course,
    report: @escaping @Sendable (GradingEvent) -> Void
  ) async -> Verdict

  /// The first line of `swift --version`; `nil` when no toolchain answers.
  func toolchainVersion() async -> String?
}

extension Grader: SubmissionJudge {
  /// The verdict that a check of this folder gives, with random variants of its own.
  package func judge(
    _ folder: Path, for exercise: Exercise, of course: Course,
    report: @escaping @Sendable (GradingEvent) -> Void
  ) async -> Verdict {
    await verdict(on: folder, for: exercise, of: course, seed: nil, report: report)
  }

  /// The version that the grader knows or asks for.
  package func toolchainVersion() async -> String? {
    try? await toolchain().version
  }
}

extension SubmissionJudge {
  /// The verdict on one folder, and the names of the tests that were seen to end.
  func judgeWatching(_ folder: Path, for exercise: Exercise, of course: Course) async
    -> (verdict: Verdict, endedTests: Set<String>)
  {
    let (events, feed) = AsyncStream.makeStream(of: GradingEvent.self)
    let verdict = await judge(folder, for: exercise, of: course) { feed.yield($0) }
    feed.finish()
    var ended: Set<String> = []
    for await event in events {
      if case .testEnded(let name, _) = event { ended.insert(name) }
    }
    return (verdict, ended)
  }
}
