import Foundation
import HostSystem
import Ports
import TestSupport
import Testing

/// The session on a real pseudo-terminal, driven by keys and signals.
@Suite(.serialized)
struct SessionTests {
  /// A terminal with the program running on it, and its workspace.
  private func session(
    columns: Int = 80, rows: Int = 24, in folder: TemporaryFolder
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    var variables = ProcessEnvironment().variables
    variables["LANG"] = "en_US.UTF-8"
    variables["LC_ALL"] = nil
    variables["TERM"] = "xterm-256color"
    try terminal.start(
      Command(
        executable: SolidBinary.path,
        arguments: ["--workspace", folder.path.appending("Workspace").string],
        environment: variables, folder: SolidBinary.checkout))
    return terminal
  }

  @Test("the first run greets, reads on, and comes back to the same step after any exit")
  func resume() async throws {
    let folder = try TemporaryFolder()
    let first = try session(in: folder)
    #expect(await first.shows("Welcome to solid"))
    first.send(" ")
    #expect(await first.shows("step 1/"))
    first.send("n")
    #expect(await first.shows("step 2/"))
    first.send("q")
    #expect(await first.end() == .exit(code: 0))

    let second = try session(in: folder)
    #expect(await second.shows("step 2/"))
    second.send("n")
    #expect(await second.shows("step 3/"))
    second.signal(SIGKILL)
    #expect(await second.end() == .signal(SIGKILL))

    let third = try session(in: folder)
    #expect(await third.shows("step 3/"))
    third.send("\u{3}")
    #expect(await third.end() == .exit(code: 130))
  }

  @Test(
    "the settings of the terminal are back after every end",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT])
  func restored(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    var variables = ProcessEnvironment().variables
    variables["TERM"] = "xterm"
    try terminal.start(
      Command(
        executable: SolidBinary.path,
        arguments: ["--workspace", folder.path.appending("w").string],
        environment: variables, folder: SolidBinary.checkout))
    #expect(await terminal.shows("solid"))
    #expect(terminal.settings != before)
    terminal.signal(signal)
    #expect(await terminal.end() != nil)
    #expect(terminal.settings == before)
    #expect(await terminal.shows("\u{1B}[?1049l"))
    #expect(await terminal.shows("\u{1B}[?25h"))
    #expect(!terminal.text.contains("\u{1B}[3J"))
  }

  @Test("a small terminal, a resize and the list of lessons")
  func smallTerminal() async throws {
    let folder = try TemporaryFolder()
    let terminal = try session(columns: 40, rows: 10, in: folder)
    #expect(await terminal.shows("Welcome"))
    terminal.send(" ")
    #expect(await terminal.shows("1/"))
    terminal.resize(columns: 100, rows: 30)
    #expect(await terminal.shows("step 1/"))
    for (columns, rows) in [(1, 1), (0, 0), (300, 3), (20, 60), (80, 24)] {
      terminal.resize(columns: columns, rows: rows)
    }
    terminal.send("l")
    #expect(await terminal.shows("05 A channel nobody planned"))
    terminal.send("q")
    #expect(await terminal.end() == .exit(code: 0))
  }

  @Test("an exercise is started and checked with keys only, and Ctrl-C leaves no process behind")
  func checkAndCancel() async throws {
    let folder = try TemporaryFolder()
    let terminal = try session(in: folder)
    #expect(await terminal.shows("Welcome"))
    terminal.send("l")
    #expect(await terminal.shows("05 A channel"))
    terminal.send("jjj\r")
    #expect(await terminal.shows("OCP"))
    terminal.send("s")
    #expect(await terminal.shows("in your workspace"))
    terminal.send("c")
    #expect(await terminal.shows("building", within: .seconds(30)))
    terminal.send("\u{3}")
    #expect(await terminal.end() == .exit(code: 130))
    let mark = folder.path.string
    let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
      Int32($0)
    }.filter { process in
      let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return process != getpid() && String(decoding: data, as: UTF8.self).contains(mark)
    }
    #expect(left.isEmpty)
  }

  @Test("without a terminal the present step is printed, with the command for more")
  func pipe() async throws {
    let folder = try TemporaryFolder()
    let run = try await SolidBinary().run(["--workspace", folder.path.string])
    #expect(run.code == 0)
    #expect(run.output.contains("solid show"))
    #expect(!run.output.contains("\u{1B}"))
  }
}
