import Curriculum
import Ports
import TestSupport
import Testing

@testable import Grading

@Suite struct `What keeps a check from being made` {
  @Test func `no toolchain on the path`() async {
    let verdict = await FakeBench().verdict(path: "/nowhere")
    #expect(verdict.outcome == .couldNotCheck(.noToolchain))
    #expect(verdict.checks.map(\.status) == [.notRun, .notRun, .notRun])
  }

  @Test func `no submission, or none of its files`() async {
    let nowhere = await FakeBench(SampleCourse.files(submitting: [:])).verdict()
    #expect(
      nowhere.outcome == .couldNotCheck(.unreadable(path: SampleCourse.submission.string)))
    let empty = await FakeBench(SampleCourse.files(submitting: ["README.md": ""])).verdict()
    #expect(
      empty.outcome
        == .couldNotCheck(
          .nothingToCheck(
            path: SampleCourse.submission.string, wanted: "Sources/Kit/Kit.swift")))
  }

  @Test(arguments: [FileFailure.Reason.readOnly, .notPermitted])
  func `a folder that cannot be written`(reason: FileFailure.Reason) async {
    let bench = FakeBench()
    bench.files.failChanges(with: reason)
    guard case .couldNotCheck(.unwritable(let path)) = await bench.verdict().outcome else {
      Issue.record("must be named as unwritable")
      return
    }
    #expect(path.hasPrefix(FakeBench.folder.string))
  }

  @Test func `a disk that fills up while the package is composed`() async {
    let bench = FakeBench()
    let package = FakeBench.folder.appending("Exercises")
    bench.files.failChanges(below: package, with: .diskFull)
    let outcome = await bench.verdict().outcome
    #expect(outcome == .couldNotCheck(.diskFull(path: package.appending("kit").string)))
    #expect(bench.runner.commands.count == 1)
  }

  @Test func `a course whose files cannot be read`() async {
    let bench = FakeBench()
    let manifest = SampleCourse.exercise.violation.appending("Package.swift")
    bench.files.failReading(below: manifest, with: .notPermitted)
    let outcome = await bench.verdict().outcome
    #expect(outcome == .couldNotCheck(.unreadable(path: manifest.string)))
  }

  @Test func `another check of the workspace that does not end`() async throws {
    let bench = FakeBench()
    try bench.files.makeFolder(at: FakeBench.folder)
    bench.files.holdLock(FakeBench.lock, as: 77)
    var impatient = SampleCourse.exercise
    impatient.limits = Limits(build: .milliseconds(10), test: .seconds(1))
    let verdict = await bench.verdict(for: impatient)
    #expect(verdict.outcome == .couldNotCheck(.busy(process: 77)))
    #expect(bench.events.all.last == .waiting(process: 77))
  }

  @Test func `a lock that another check holds for a moment is waited for, and given back`() async {
    let bench = FakeBench()
    async let first = bench.verdict()
    async let second = bench.verdict()
    let outcomes = await [first.outcome, second.outcome]
    #expect(outcomes == [.solved, .solved])
    let third = await bench.verdict()
    #expect(third.outcome == .solved)
  }

  @Test func `somebody who does not want to wait any more`() async throws {
    let bench = FakeBench()
    try bench.files.makeFolder(at: FakeBench.folder)
    bench.files.holdLock(FakeBench.lock, as: 77)
    let check = Task { await bench.verdict() }
    while !bench.events.all.contains(.waiting(process: 77)) { await Task.yield() }
    check.cancel()
    #expect(await check.value.outcome == .couldNotCheck(.cancelled))
  }

  @Test func `a check that is cancelled while it runs`() async {
    let bench = FakeBench { _ in (nil, .runsForEver(bytesPerTick: 0)) }
    let check = Task { await bench.verdict() }
    check.cancel()
    #expect(await check.value.outcome == .couldNotCheck(.cancelled))
  }

  @Test func `a toolchain that cannot be started`() async {
    let bench = FakeBench { _ in (nil, .fails(.system(code: 11))) }
    guard case .couldNotCheck(.toolFailed) = await bench.verdict().outcome else {
      Issue.record("must be named as the tool's failure")
      return
    }
  }

  @Test func `a rule that the course misspelt`() async throws {
    let sample = SampleCourse.exercise
    let rule = Check.Means.rule(
      name: "noDowncasts", parameters: JSONValue(.object([]), line: 1, column: 1))
    let exercise = Exercise(
      slug: sample.slug, folder: sample.folder, title: sample.title, files: sample.files,
      checks: [SampleCourse.check("S1", .structure, rule)])
    let verdict = await FakeBench().verdict(for: exercise)
    guard case .couldNotCheck(.unknownRule(let text)) = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(text.contains("noDowncasts"))
  }

  @Test func `a scratch folder that does not fit any more is emptied once`() async throws {
    let stale = "error: module compiled with Swift 6.2 cannot be imported by 6.3\n"
    let bench = FakeBench { run in
      run == 1 ? (nil, .exits(1, error: stale)) : (SampleCourse.goodRun, .exits(0))
    }
    try bench.files.makeFolder(at: FakeBench.folder.appending("scratch/debug"))
    let verdict = await bench.verdict()
    #expect(verdict.outcome == .solved)
    #expect(bench.events.all.contains(.startingAfresh))
    #expect(bench.files.status(of: FakeBench.folder.appending("scratch")) == nil)
  }

  @Test func `a scratch folder that never fits is not emptied for ever`() async {
    let stale = "error: module compiled with Swift 6.2 cannot be imported by 6.3\n"
    let bench = FakeBench { _ in (nil, .exits(1, error: stale)) }
    let outcome = await bench.verdict().outcome
    #expect(bench.runner.commands.count { $0.arguments.first == "test" } == 2)
    guard case .couldNotCheck(.buildFailed) = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
