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

@Suite struct `A pseudo-terminal` {
  private let screen: PseudoTerminal

  init() throws { screen = try PseudoTerminal(columns: 70, rows: 10) }

  private func shell(_ script: String) -> Command {
    Command(
      executable: Path("/bin/sh"), arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"], folder: Path("/"))
  }

  @Test func `runs a program on a real terminal`() async throws {
    try screen.start(shell("stty size; pwd; read -r line; echo \"got $line\"; exit 4"))
    // The echo of what is typed would come in between.
    #expect(await screen.shows("10 70\r\n/\r\n"))
    screen.send("typed\n")
    #expect(await screen.end() == .exit(code: 4))
    #expect(await screen.shows("got typed"))
  }

  @Test func `tells of a new size and of signals`() async throws {
    try screen.start(
      shell("trap 'stty size' WINCH; echo ready; while :; do sleep 0.05; done"))
    #expect(await screen.shows("ready"))
    screen.resize(columns: 33, rows: 44)
    #expect(await screen.shows("44 33"))
    screen.signal(SIGTERM)
    #expect(await screen.end() == .signal(SIGTERM))
  }

  @Test func `shows changed settings`() async throws {
    let before = screen.settings
    #expect(before.isCooked)
    try screen.start(shell("stty raw -echo; echo ready; sleep 600"))
    #expect(await screen.shows("ready"))
    #expect(!screen.settings.isCooked)
    await screen.hangUp()
    #expect(await screen.end() == .signal(SIGHUP))
  }

  @Test func `has a shell that continues what Ctrl-Z stopped`() async throws {
    try screen.startFromShell(
      Command(
        executable: Path("/bin/cat"), arguments: [], environment: [:], folder: Path("/")))
    screen.send("first\n")
    #expect(await screen.shows("first\r\nfirst"))
    screen.send("\u{1A}")
    #expect(await screen.shows("stopped"))
    screen.send("\nsecond\n")
    #expect(await screen.shows("second\r\nsecond"))
    screen.send("\u{04}")
    #expect(await screen.end() == .exit(code: 0))
  }
}
