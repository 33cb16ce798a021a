import HostSystem
import Ports
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct `A stream` {
  private func failure(_ work: () throws -> Void) -> OutputFailure? {
    do {
      try work()
      return nil
    } catch { return error as? OutputFailure ?? .system(code: -1) }
  }

  private func makePipe() -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func `whose reader has gone is closed`() {
    InterruptSource.ignoreBrokenPipes()
    let (reader, writer) = makePipe()
    close(reader)
    defer { close(writer) }
    let stream = StandardStream(descriptor: writer)
    #expect(failure { try stream.write("text") } == .closed)
    #expect(failure { try stream.write("") } == nil)
    #expect(!stream.isTerminal)
  }

  @Test func `waits for a slow reader, although it was made non-blocking`() async {
    let (reader, writer) = makePipe()
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "é", count: 200_000)
    let writing = Task.detached {
      defer { close(writer) }
      try StandardStream(descriptor: writer).write(text)
    }
    let reading = Task.detached {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(reader, &buffer, buffer.count), count > 0 {
        bytes += buffer[..<count]
      }
      close(reader)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(await reading.value == text)
    #expect(await (try? writing.value) != nil)
  }

  #if os(Linux)
    @Test func `on a full disk says so`() {
      let device = open("/dev/full", O_WRONLY)
      defer { close(device) }
      let stream = StandardStream(descriptor: device)
      #expect(
        failure { try stream.write("text") } == .system(code: ENOSPC))
    }
  #endif
}

@Suite struct `The environment` {
  @Test func `is the one of the process`() {
    let environment = ProcessEnvironment()
    #expect(environment.variables["PATH"] == getenv("PATH").map { String(cString: $0) })
    #expect(environment.arguments == Array(CommandLine.arguments.dropFirst()))
    #expect(environment.folder.isAbsolute)
    #expect(PosixFileSystem().status(of: environment.folder) != nil)
  }
}

@Suite struct `Interrupts` {
  @Test func `become values`() async throws {
    await #expect(processExitsWith: .exitCode(42)) {
      var interrupts = InterruptSource.interrupts().makeAsyncIterator()
      kill(getpid(), SIGTERM)
      let first = await interrupts.next()
      kill(getpid(), SIGINT)
      let second = await interrupts.next()
      exit(first == SIGTERM && second == SIGINT ? 42 : 1)
    }
  }

  @Test func `act as before once nobody listens`() async throws {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let listener = Task { for await _ in InterruptSource.interrupts() {} }
      try await Task.sleep(for: .milliseconds(50))
      listener.cancel()
      await listener.value
      kill(getpid(), SIGTERM)
      try await Task.sleep(for: .seconds(5))
    }
  }

  @Test func `that were ignored at the start stay so`() async throws {
    await #expect(processExitsWith: .exitCode(42)) {
      _ = signal(SIGHUP, SIG_IGN)
      var interrupts = InterruptSource.interrupts().makeAsyncIterator()
      kill(getpid(), SIGHUP)
      kill(getpid(), SIGINT)
      exit(await interrupts.next() == SIGINT ? 42 : 1)
    }
  }
}
