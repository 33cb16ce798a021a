import HostSystem
import Ports
import TestSupport
import Testing

@testable import LearnerWork

@Suite struct `Keeping the progress` {
  private let workspace = Workspace(folder: Path("/desk"))
  private let clock = FixedClock(1_000)

  private func store(_ files: InMemoryFileSystem) -> ProgressStore {
    ProgressStore(workspace: workspace, files: files, clock: clock)
  }

  private func files(progress: [UInt8], before: String? = nil) throws -> InMemoryFileSystem {
    let files = InMemoryFileSystem()
    try files.makeFolder(at: workspace.state)
    try files.write(progress, to: workspace.progress, .atomic)
    if let before {
      try files.write(
        Array(before.utf8), to: workspace.state.appending("progress.before.json"), .atomic)
    }
    return files
  }

  @Test func `a workspace without progress has an empty one, and reading writes nothing`()
    async throws
  {
    let files = InMemoryFileSystem()
    let loaded = try await store(files).load()
    #expect(loaded.progress == CourseProgress())
    #expect(loaded.damaged == nil && !loaded.isRestored)
    #expect(files.texts.isEmpty)
  }

  @Test func `a change is on disk when it returns, and the state before is beside it`() async throws
  {
    let files = InMemoryFileSystem()
    try await store(files).update { $0[exercise: "kit"].attempts = 1 }
    let after = try await store(files).update { $0[exercise: "kit"].attempts += 1 }
    #expect(after[exercise: "kit"].attempts == 2)
    #expect(try await store(files).load().progress == after)
    let kept = try files.contents(
      of: workspace.state.appending("progress.before.json"), limit: .max)
    #expect(CourseProgress(bytes: kept)?[exercise: "kit"].attempts == 1)
  }

  @Test func `a change that changes nothing writes nothing`() async throws {
    let files = InMemoryFileSystem()
    try await store(files).update { $0.currentExercise = "kit" }
    let before = files.status(of: workspace.progress)
    try await store(files).update { $0.currentExercise = "kit" }
    #expect(files.status(of: workspace.progress) == before)
  }

  private static let damages: [[UInt8]] = [
    [], [UInt8](repeating: 0, count: 4096), Array(#"{"schema": 1, "exercises": {"ki"#.utf8),
    Array("<<<<<<< HEAD\n".utf8), [0xFF, 0xFE],
  ]

  @Test(arguments: damages)
  func `a damaged file is kept aside, the last good state returns, and it is told once`(
    bytes: [UInt8]
  ) async throws {
    let good = #"{"schema": 1, "exercises": {"kit": {"attempts": 3}}}"#
    let files = try files(progress: bytes, before: good)
    let loaded = try await store(files).load()
    let aside = try #require(loaded.damaged)
    #expect(try files.contents(of: aside, limit: .max) == bytes)
    #expect(loaded.isRestored)
    #expect(loaded.progress[exercise: "kit"].attempts == 3)
    let again = try await store(files).load()
    #expect(again.damaged == nil && again.progress == loaded.progress)
  }

  @Test(arguments: [nil, "damaged as well"])
  func `without a good older state the progress begins anew`(before: String?) async throws {
    let files = try files(progress: [], before: before)
    let loaded = try await store(files).load()
    #expect(loaded.damaged != nil && !loaded.isRestored)
    #expect(loaded.progress == CourseProgress())
  }

  @Test func `each damaged file is kept, also in the same second`() async throws {
    let files = try files(progress: Array("one".utf8))
    let first = try await store(files).load().damaged
    try files.write(Array("two".utf8), to: workspace.progress, .atomic)
    let second = try await store(files).load().damaged
    #expect(first != second)
    #expect(Set(files.texts.values).isSuperset(of: ["one", "two"]))
  }

  @Test func `a file that is too large to be ours is kept whole`() async throws {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 8_000_001)
    let files = try files(progress: bytes)
    let aside = try #require(try await store(files).load().damaged)
    #expect(files.status(of: aside)?.size == bytes.count)
  }

  @Test func `a change repairs a damaged file first`() async throws {
    let good = #"{"schema": 1, "exercises": {"kit": {"attempts": 3}}}"#
    let files = try files(progress: [0], before: good)
    let after = try await store(files).update { $0[exercise: "kit"].attempts += 1 }
    #expect(after[exercise: "kit"].attempts == 4)
    #expect(files.texts.keys.contains { $0.contains("progress.damaged-") })
  }

  @Test func `a damaged file that cannot be kept aside is not overwritten`() async throws {
    let files = try files(progress: [0])
    files.failChanges(with: .diskFull)
    await #expect(throws: FileFailure.self) { try await store(files).load() }
    files.failChanges(with: nil)
    #expect(try files.contents(of: workspace.progress, limit: 10) == [0])
  }

  @Test(arguments: [FileFailure.Reason.diskFull, .readOnly])
  func `a disk that takes nothing leaves the old state`(reason: FileFailure.Reason) async throws {
    let files = InMemoryFileSystem()
    try await store(files).update { $0[exercise: "kit"].attempts = 1 }
    let before = files.texts
    files.failChanges(with: reason)
    await #expect(throws: FileFailure.self) {
      try await store(files).update { $0[exercise: "kit"].attempts = 2 }
    }
    #expect(try await store(files).load().progress[exercise: "kit"].attempts == 1)
    #expect(files.texts == before)
  }

  @Test func `a file that may not be read is not taken for a damaged one`() async throws {
    let files = try files(progress: Array(#"{"schema": 1}"#.utf8))
    files.failReading(below: workspace.progress, with: .notPermitted)
    await #expect(throws: FileFailure(.notPermitted, at: workspace.progress)) {
      try await store(files).load()
    }
    #expect(files.texts.count == 1)
  }

  @Test func `four writers at once lose nothing`() async throws {
    let folder = try TemporaryFolder()
    let workspace = Workspace(folder: folder.path)
    let store = ProgressStore(workspace: workspace, files: PosixFileSystem(), clock: clock)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for _ in 0..<10 {
            try await store.update { progress in
              progress[exercise: "shared"].attempts += 1
              progress[exercise: "own-\(writer)"].attempts += 1
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let progress = try await store.load().progress
    #expect(progress[exercise: "shared"].attempts == 40)
    #expect((0..<4).map { progress[exercise: "own-\($0)"].attempts } == [10, 10, 10, 10])
  }
}
