import HostSystem
import Ports
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Exit tests take values along from Swift 6.3 on (ST-0012).
#if compiler(>=6.3)
  @Suite struct `A terminal whose process dies` {
    private let screen: PseudoTerminal
    private let before: TerminalSettings
    private let device: String

    init() throws {
      screen = try PseudoTerminal()
      before = screen.settings
      device = screen.device.string
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL, SIGTRAP])
    func `of a fault is as it was`(number: Int32) async throws {
      await #expect(processExitsWith: .signal(number)) {
        [device = device as String, number = number as Int32] in
        OwnTerminal.take(device)
        try await PosixTerminal().session { _ in
          kill(getpid(), number)
          try await Task.sleep(for: .seconds(10))
        }
      }
      #expect(await screen.traces(since: before) == [])
    }

    @Test func `of a trap is as it was`() async throws {
      await #expect(processExitsWith: .failure) { [device = device as String] in
        OwnTerminal.take(device)
        try await PosixTerminal().session { _ in
          let empty: [Int] = []
          _ = empty[CommandLine.arguments.count]
        }
      }
      #expect(await screen.traces(since: before) == [])
    }

    @Test func `in the middle by exit is as it was`() async throws {
      await #expect(processExitsWith: .exitCode(3)) { [device = device as String] in
        OwnTerminal.take(device)
        try await PosixTerminal().session { _ in if getpid() > 0 { exit(3) } }
      }
      #expect(await screen.traces(since: before) == [])
    }

    #if os(Linux)
      @Test func `takes its programs along`() async throws {
        let mark = Mark()
        await #expect(processExitsWith: .signal(SIGSEGV)) { [sleeper = mark.sleeper as String] in
          _ = try await Shell.run("set -m; \(sleeper) & \(sleeper)") { process in
            if process.elapsed > .milliseconds(300) { kill(getpid(), SIGSEGV) }
            return nil
          }
          // The other threads go on while the handler works.
          try await Task.sleep(for: .seconds(10))
        }
        #expect(await eventually { await mark.processes() == [] })
      }
    #endif
  }
#endif
