import HostSystem
import Ports
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.serialized) struct `The end of a run` {
  /// Than the ten minutes that the sleepers would take; a busy machine may need some seconds.
  private static let muchLess = Duration.seconds(20)

  @Test func `comes with the child even when a grandchild holds its output`() async throws {
    let mark = Mark()
    let result = try await Shell.run("\(mark.sleeper) & exit 5")
    #expect(result.ending == .exit(code: 5))
    #expect(result.elapsed < Self.muchLess)
    #expect(await mark.processes() == [])
  }

  @Test func `comes in time when the child ignores requests to end`() async throws {
    let mark = Mark()
    let result = try await Shell.run("trap '' TERM INT; \(mark.sleeper); \(mark.sleeper)") {
      $0.elapsed > .milliseconds(200) ? .overTime : nil
    }
    #expect(result.stopped == .overTime)
    #expect(result.ending == .signal(9))
    #expect(result.elapsed < Self.muchLess)
    #expect(await mark.processes() == [])
  }

  @Test func `comes at once when the child obeys`() async throws {
    let result = try await Shell.run("trap 'exit 3' INT; while :; do sleep 0.01; done") {
      $0.elapsed > .milliseconds(100) ? .overTime : nil
    }
    #expect(result.ending == .exit(code: 3))
    #expect(result.stopped == .overTime)
    #expect(result.elapsed < Self.muchLess)
  }

  @Test func `takes grandchildren in other process groups along`() async throws {
    let mark = Mark()
    let result = try await Shell.run("set -m; \(mark.sleeper) & \(mark.sleeper) & wait") {
      $0.elapsed > .milliseconds(150) ? .overTime : nil
    }
    #expect(result.stopped == .overTime)
    #expect(await mark.processes() == [])
  }

  #if os(Linux)
    @Test func `takes those along that left the session, if they were seen`() async throws {
      let mark = Mark()
      // The parent lives for longer than the time between two looks.
      _ = try await Shell.run("(setsid sh -c '\(mark.sleeper) & \(mark.sleeper)' & sleep 1)")
      #expect(await mark.processes() == [])
    }

    #if compiler(>=6.3)
      @Test func `takes all along when orphans are adopted`() async throws {
        let mark = Mark()
        await #expect(processExitsWith: .success) { [sleeper = mark.sleeper as String] in
          let runner = SessionProcessRunner(adoptsOrphans: true)
          // As a daemon does it: the parent is gone at once, and so are the streams.
          let script = "(setsid sh -c '\(sleeper) & \(sleeper)' >/dev/null 2>&1 &)"
          async let other = runner.run(Shell.command("sleep 0.3")) { _ in nil }
          for _ in 0..<3 { _ = try await runner.run(Shell.command(script)) { _ in nil } }
          _ = try await other
          // Whose they were could not be told as long as the other one was under way.
          _ = try await runner.run(Shell.command("exit 0")) { _ in nil }
          let children = try PosixFileSystem().text(
            of: Path("/proc/self/task/\(getpid())/children"))
          #expect(children == "")
        }
        #expect(await mark.processes() == [])
      }
    #endif
  #endif

  @Test func `catches what is born and gone all the time`() async throws {
    let folder = try TemporaryFolder()
    let script = try folder.add(
      "hop",
      "#!/bin/sh\necho $1 > '\(folder.path)/last'\n[ $1 -lt 1500 ] && sh \"$0\" $(($1 + 1)) &\n"
    )
    let result = try await Shell.run("sh '\(script)' 1; sleep 0.1; exit 0")
    #expect(result.ending == .exit(code: 0))
    let last = try PosixFileSystem().text(of: folder.path.appending("last"))
    try await Task.sleep(for: .milliseconds(100))
    #expect(try PosixFileSystem().text(of: folder.path.appending("last")) == last)
  }

  @Test func `comes when the task is cancelled`() async throws {
    let mark = Mark()
    let task = Task { try await Shell.run("\(mark.sleeper)") }
    try await Task.sleep(for: .milliseconds(200))
    #expect(await mark.processes().count == 1)
    task.cancel()
    let result = try await task.value
    #expect(result.stopped == .cancelled)
    #expect(result.elapsed < Self.muchLess)
    #expect(await mark.processes() == [])
  }

  @Test func `of a task that was cancelled before is the beginning`() async throws {
    let mark = Mark()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Shell.run("\(mark.sleeper)")
    }
    #expect(try await task.value.stopped == .cancelled)
    #expect(await mark.processes() == [])
  }

  @Test func `is told to the supervisor, whose answer comes too late`() async throws {
    let seen = Counter()
    let result = try await Shell.run("printf 12345") { process in
      seen.keepMaximum(process.written)
      return process.written == 5 ? .tooMuchOutput : nil
    }
    #expect(seen.value == 5)
    #expect(result.ending == .exit(code: 0))
  }

  #if os(Linux)
    @Test func `leaves no descriptor and no thread behind`() async throws {
      let before = try Self.ownResources()
      for index in 0..<80 {
        let result = try await Shell.run("exit \(index)")
        #expect(result.ending == .exit(code: Int32(index)))
      }
      // Other tests have some of their own, but a leak would be at least one for each run.
      let isFlat = try await eventually { try Self.ownResources() < before + 60 }
      #expect(isFlat)
    }

    /// Open descriptors and threads of this process.
    private static func ownResources() throws -> Int {
      let files = PosixFileSystem()
      return try files.names(in: Path("/proc/self/fd")).count
        + files.names(in: Path("/proc/self/task")).count
    }
  #endif

  @Test func `costs little time for a short program`() async throws {
    let command = Command(
      executable: Path("/bin/true"), arguments: [], environment: [:], folder: Path("/"))
    var times: [Duration] = []
    for _ in 0..<30 {
      let clock = ContinuousClock()
      times.append(
        try await clock.measure { _ = try await Shell.runner.run(command) { _ in nil } })
    }
    // The shortest, as the machine may be busy; waiting in steps of 20 ms or more would show in all of them.
    let shortest = times.min() ?? .zero
    #expect(shortest < .milliseconds(50), "\(shortest)")
  }
}
