import Curriculum
import Grading
import HostSystem
import Ports
import TestSupport
import Testing

/// The real files and the real processes, with a shell script in the place of `swift`.
@Suite struct `A grader with a script for swift` {
  private let folder: TemporaryFolder
  private let exercise: Exercise

  init() throws {
    folder = try TemporaryFolder()
    let sample = SampleCourse.exercise
    var exercise = Exercise(
      slug: sample.slug, folder: folder.path.appending("course/Exercises/kit"),
      title: sample.title, files: sample.files, checks: sample.checks)
    exercise.limits = Limits(build: .seconds(30), test: .milliseconds(300))
    self.exercise = exercise
    try folder.add("course/Exercises/kit/Violation/Package.swift", "// pristine\n")
    try folder.add("course/Exercises/kit/Checks/KitTests.swift", "// tests\n")
    try folder.add("course/Exercises/StandIns/Package.swift", "// stand-ins\n")
    try folder.add("mine/Sources/Kit/Kit.swift", "let a = 1\n")
  }

  /// Puts a `swift` in place whose `test` leaves a record and runs some lines of shell.
  private func install(_ run: RecordedRun, _ lines: String) throws {
    let record = try folder.add("record.jsonl", run.text)
    _ = try folder.addScript(
      "bin/swift",
      """
      #!/bin/sh
      if [ "$1" = --version ]; then echo "Swift version 6.3.1 (fake)"; exit 0; fi
      while [ "$1" != --event-stream-output-path ]; do shift; done
      cat '\(record)' > "$2"
      \(lines)

      """)
  }

  private func verdict() async -> Verdict {
    let course = Course(
      folder: folder.path.appending("course"), lessons: [], exercises: [exercise], problems: [])
    return await Grader(
      folder: folder.path.appending("desk/.solid/check"), files: PosixFileSystem(),
      runner: SessionProcessRunner(),
      environment: ["PATH": folder.path.appending("bin").string + ":/usr/bin:/bin"]
    ).verdict(on: folder.path.appending("mine"), for: exercise, of: course)
  }

  @Test func `solves`() async throws {
    try install(SampleCourse.goodRun, "echo hello; exit 0")
    let verdict = await verdict()
    #expect(verdict.outcome == .solved)
    #expect(verdict.printed == "hello")
    #expect(verdict.toolchain == "Swift version 6.3.1 (fake)")
  }

  @Test func `crashes in the middle of a line of its record`() async throws {
    try install(
      RecordedRun(declaring: "price()").starting("price()").dying,
      "echo 'Kit.swift:1: Fatal error: boom'; echo 'unexpected signal code 5' >&2; exit 1")
    let crash = Crash(test: "price()", message: "Fatal error: boom", place: nil)
    #expect(await verdict().outcome == .crashed(crash))
  }

  @Test func `runs for ever, deaf to interrupts and with a child that does as well`() async throws {
    try install(
      RecordedRun(declaring: "price()").starting("price()"),
      "trap '' INT; sleep 100 & while :; do sleep 1; done")
    #expect(
      await verdict().outcome
        == .timedOut(phase: .test, test: "price()", limit: .milliseconds(300)))
  }

  @Test func `two checks at once wait for each other`() async throws {
    try install(SampleCourse.goodRun, "exit 0")
    async let first = verdict()
    async let second = verdict()
    #expect(await [first.outcome, second.outcome] == [.solved, .solved])
  }
}
