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

@Suite struct `A terminal` {
  @Test func `sends keys and comes back as it was`() async throws {
    await #expect(processExitsWith: .success) {
      let screen = try OwnTerminal.make()
      let before = screen.settings
      let keys = try await PosixTerminal().session { terminal in
        #expect(!screen.settings.isCooked)
        screen.send("é\u{1B}[A\u{03}q")
        return await terminal.events.first(4)
      }
      let expected: [Key] = [.character("é"), .up, .control("c"), .character("q")]
      #expect(keys == expected.map { .key($0) })
      #expect(await screen.traces(since: before) == [])
    }
  }

  @Test func `tells Escape from the beginning of a sequence`() async throws {
    await #expect(processExitsWith: .success) {
      let screen = try OwnTerminal.make()
      let keys = try await PosixTerminal().session { terminal in
        screen.send("\u{1B}")
        let first = await terminal.events.first(1)
        screen.send("\u{1B}[B")
        return await first + terminal.events.first(1)
      }
      #expect(keys == [.key(.escape), .key(.down)])
    }
  }

  @Test func `comes back when the session fails`() async throws {
    await #expect(processExitsWith: .success) {
      let screen = try OwnTerminal.make()
      let before = screen.settings
      await #expect(throws: CancellationError.self) {
        try await PosixTerminal().session { _ in throw CancellationError() }
      }
      #expect(await screen.traces(since: before) == [])
    }
  }

  // Exit tests take values along from Swift 6.3 on (ST-0012).
  #if compiler(>=6.3)
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `tells of a request to end and comes back`(number: Int32) async throws {
      await #expect(processExitsWith: .success) { [number = number as Int32] in
        let screen = try OwnTerminal.make()
        let before = screen.settings
        let events = try await PosixTerminal().session { terminal in
          kill(getpid(), number)
          return await terminal.events.first(1)
        }
        #expect(events == [.interrupted(signal: number)])
        #expect(await screen.traces(since: before) == [])
      }
    }
  #endif

  @Test func `tells its size and every other one`() async throws {
    await #expect(processExitsWith: .success) {
      let screen = try OwnTerminal.make()
      let terminal = PosixTerminal()
      #expect(terminal.size == TerminalSize(columns: 60, rows: 20))
      let events = try await terminal.session { terminal in
        screen.resize(columns: 65_535, rows: 1)
        return await terminal.events.first(1)
      }
      #expect(events == [.resized(TerminalSize(columns: 65_535, rows: 1))])
      screen.resize(columns: 0, rows: 0)
      #expect(terminal.size == nil)
    }
  }

  @Test func `is lent to an editor without eating its keys`() async throws {
    await #expect(processExitsWith: .success) {
      let screen = try OwnTerminal.make()
      let before = screen.settings
      try await PosixTerminal().session { terminal in
        let line = try await terminal.suspended {
          #expect(screen.settings == before)
          screen.send("a line\n")
          // The editor's own Ctrl-C is no business of ours.
          kill(getpid(), SIGINT)
          // Long enough for a signal, and for a reader that does not keep away.
          try await Task.sleep(for: .milliseconds(300))
          return readLine()
        }
        #expect(line == "a line")
        #expect(!screen.settings.isCooked)
        screen.send("q")
        #expect(await terminal.events.first(1) == [.key(.character("q"))])
      }
      #expect(await screen.traces(since: before) == [])
    }
  }

  @Test func `is taken again after a stop from outside`() async throws {
    await #expect(processExitsWith: .success) {
      let screen = try OwnTerminal.make()
      let before = screen.settings
      try await PosixTerminal().session { terminal in
        // Another process, as this one cannot continue itself; it also does what a shell does to a terminal in disorder.
        let (own, device) = (getpid(), screen.device)
        let helper = Task {
          try await Shell.run(
            "kill -STOP \(own); sleep 0.1; stty sane < \(device); kill -CONT \(own)")
        }
        #expect(await terminal.events.first(1) == [.resumed])
        #expect(!screen.settings.isCooked)
        _ = try await helper.value
        screen.send("q")
        #expect(await terminal.events.first(1) == [.key(.character("q"))])
      }
      #expect(await screen.traces(since: before) == [])
    }
  }

  @Test func `does not stop for Ctrl-Z when nobody could continue it`() async throws {
    await #expect(processExitsWith: .success) {
      let screen = try OwnTerminal.make()
      try await PosixTerminal().session { terminal in
        screen.send("\u{1A}")
        #expect(await terminal.events.first(1) == [.key(.control("z"))])
      }
    }
  }

  @Test func `that goes away ends the events`() async throws {
    await #expect(processExitsWith: .success) {
      let screen = try OwnTerminal.make()
      try await PosixTerminal().session { terminal in
        await screen.hangUp()
        // SIGHUP may come before or not at all; the end comes.
        var others: [TerminalEvent] = []
        for await event in terminal.events where event != .interrupted(signal: SIGHUP) {
          others.append(event)
        }
        #expect(others == [])
      }
    }
  }

  @Test func `that is none starts no session`() async throws {
    await #expect(processExitsWith: .success) {
      close(0)
      _ = open("/dev/null", O_RDONLY)
      await #expect(throws: OutputFailure.system(code: ENOTTY)) {
        try await PosixTerminal().session { _ in }
      }
    }
  }
}

extension AsyncStream where Element: Sendable {
  /// The next elements; fewer when the stream ends.
  fileprivate func first(_ count: Int) async -> [Element] {
    var elements: [Element] = []
    var iterator = makeAsyncIterator()
    while elements.count < count, let element = await iterator.next() { elements.append(element) }
    return elements
  }
}
