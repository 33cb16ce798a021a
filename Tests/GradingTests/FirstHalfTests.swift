import Curriculum
import Grading
import Languages
import Ports
import TestSupport
import Testing

/// Two checks one after the other, with a `swift` that does what a test says.
@Suite struct `The state before a change request` {
  private static let memory = Path("/desk/.solid/first-halves/kit")

  private static var exercise: Exercise {
    var later = SampleCourse.check("C1", .behaviour, .tests(["nextCurrency()"]))
    later.isLater = true
    var budget = SampleCourse.check(
      "D1", .diffBudget, .budget(Check.DiffBudget(changed: 1, added: 0)))
    budget.isLater = true
    let sample = SampleCourse.exercise
    var exercise = Exercise(
      slug: sample.slug, folder: sample.folder, title: sample.title, files: sample.files,
      checks: [SampleCourse.behaviour, later, budget])
    exercise.request = LocalizedText(same: "a second currency")
    return exercise
  }

  private static let first = RecordedRun(declaring: "price()", "nextCurrency()")
    .passing("price()").failing("nextCurrency()").ended

  private func verdict(
    on files: InMemoryFileSystem, _ run: RecordedRun, memory: Path? = Self.memory
  ) async -> Verdict {
    let bench = FakeBench(files) { _ in (run, .exits(0)) }
    return await Grader(
      folder: FakeBench.folder, files: files, runner: bench.runner,
      environment: ["PATH": "/bin"]
    ).verdict(
      on: SampleCourse.submission, for: Self.exercise, of: SampleCourse.course, memory: memory)
  }

  private func write(_ text: String, to name: String, in files: InMemoryFileSystem) throws {
    let path = SampleCourse.submission.appending("Sources/Kit/" + name)
    try files.write(Array(text.utf8), to: path, .atomic)
  }

  @Test func `is kept when the first half holds, and the request is measured from it`() async throws
  {
    let files = SampleCourse.files()
    let half = await verdict(on: files, Self.first)
    #expect(half.outcome == .unsolved)
    #expect(half.request == LocalizedText(same: "a second currency"))
    #expect(half.checks.map(\.status) == [.passed, .notRun, .notRun])

    try write("let a = 2\n", to: "Kit.swift", in: files)
    #expect(await verdict(on: files, SampleCourse.goodRun).outcome == .solved)

    try write("let b = 2\n", to: "More.swift", in: files)
    let costly = await verdict(on: files, SampleCourse.goodRun)
    #expect(costly.outcome == .unsolved)
    #expect(costly.checks.last?.findings.first?.place?.file == "Sources/Kit/More.swift")
  }

  @Test func `is not renewed by checks on the way`() async throws {
    let files = SampleCourse.files()
    _ = await verdict(on: files, Self.first)
    try write("let b = 1\n", to: "More.swift", in: files)
    _ = await verdict(on: files, Self.first)
    try write("let b = 2\n", to: "More.swift", in: files)
    let verdict = await verdict(on: files, SampleCourse.goodRun)
    #expect(verdict.checks.last?.status == .failed)
  }

  @Test func `is kept anew once it was dropped`() async throws {
    let files = SampleCourse.files()
    _ = await verdict(on: files, Self.first)
    try write("let b = 1\n", to: "More.swift", in: files)
    try files.remove(Self.memory)
    _ = await verdict(on: files, Self.first)
    try write("let b = 2\n", to: "More.swift", in: files)
    #expect(await verdict(on: files, SampleCourse.goodRun).outcome == .solved)
  }

  @Test func `may be handed in beside the change`() async throws {
    let files = SampleCourse.files()
    let before = SampleCourse.submission.appending("Phase1/Sources/Kit")
    try files.makeFolder(at: before)
    try files.write(Array("let a = 0\n".utf8), to: before.appending("Kit.swift"), .atomic)
    let verdict = await verdict(on: files, SampleCourse.goodRun, memory: nil)
    #expect(verdict.outcome == .solved)
    #expect(verdict.ignored.isEmpty)
  }

  @Test func `is asked for when the change was in from the beginning`() async {
    let verdict = await verdict(on: SampleCourse.files(), SampleCourse.goodRun)
    #expect(verdict.outcome == .unsolved)
    #expect(verdict.checks.map(\.status) == [.passed, .passed, .failed])
  }
}
