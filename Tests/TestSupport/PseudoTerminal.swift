import Foundation
package import Ports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal without a screen: runs a program on it, types, and sees every byte that would be shown.
///
/// What it started is killed with it.
package final class PseudoTerminal: Sendable {
  /// The device on which the program runs.
  package let device: Path

  private let master: Int32
  /// Kept open, so that the settings can still be read when the program has ended.
  private let slave: Int32
  private let record = Record()

  /// What the threads of the terminal find out.
  private final class Record: Sendable {
    let output = Mutex<[UInt8]>([])
    let child = Mutex<ChildState?>(nil)
    let isClosed = Atomic(false)
  }

  private struct ChildState {
    let process: pid_t
    var ending: FinishedProcess.Ending?
    var isStopped = false
  }

  /// A side of 0 makes a terminal that does not know its size.
  package init(columns: Int = 80, rows: Int = 24) throws {
    (master, slave, device) = try PseudoTerminalDevice.open()
    resize(columns: columns, rows: rows)
    Thread.detachNewThread { [record, master] in Self.collect(from: master, into: record) }
  }

  deinit {
    signal(SIGKILL)
    record.isClosed.store(true, ordering: .releasing)
    close(slave)
  }

  /// Starts a program as the leader of a session with this terminal.
  package func start(_ command: Command) throws {
    let process = try PseudoTerminalDevice.spawn(command, on: device)
    record.child.withLock { $0 = ChildState(process: process) }
    Thread.detachNewThread { [record] in Self.wait(for: process, in: record) }
  }

  /// Starts a program from a shell that watches over it, as a person would: Ctrl-Z stops the program.
  ///
  /// Then the terminal is as before and shows `stopped`; a typed line continues the program. The shell ends with the code
  /// of the program.
  package func startFromShell(_ command: Command) throws {
    var shell = command
    shell.executable = Path("/bin/sh")
    // 128 and the number of SIGSTOP or SIGTSTP, on Darwin and on Linux.
    let script = """
      set -m; "$@"; code=$?
      while [ $code -ge 145 ] && [ $code -le 148 ]; do
        echo stopped; read -r line || break
        fg >/dev/null; code=$?
      done
      exit $code
      """
    shell.arguments = ["-c", script, "sh", command.executable.string] + command.arguments
    try start(shell)
  }

  /// Types text, or sends any other bytes as they are.
  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  /// Changes the size, of which the kernel tells the program by SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal to the program, and to all of its process group.
  package func signal(_ number: Int32) {
    record.child.withLock { child in
      guard let child, child.ending == nil else { return }
      kill(-child.process, number)
    }
  }

  /// Goes away, like a window that is closed: the program gets SIGHUP.
  package func hangUp() async {
    record.isClosed.store(true, ordering: .releasing)
    _ = await eventually { fcntl(master, F_GETFD) == -1 }
  }
}

extension PseudoTerminal {
  /// All that was shown so far.
  package var text: String {
    record.output.withLock { String(decoding: $0, as: UTF8.self) }
  }

  /// The settings at this moment.
  package var settings: TerminalSettings { TerminalSettings(of: slave) }

  /// Brings settings back, as a shell does when a program has stopped or died.
  package func restore(_ settings: TerminalSettings) { settings.apply(to: slave) }

  /// How the program ended; `nil` while it lives, and before it was started.
  package var ending: FinishedProcess.Ending? { record.child.withLock { $0?.ending } }

  /// Whether the leader of the session is stopped; the program itself unless a shell watches over it.
  package var isStopped: Bool { record.child.withLock { $0?.isStopped ?? false } }

  /// Whether a text is shown in time.
  package func shows(_ expected: String, within patience: Duration = .seconds(10)) async -> Bool {
    await eventually(within: patience) { text.contains(expected) }
  }

  /// How the program ends; `nil` when it does not in time.
  package func end(within patience: Duration = .seconds(10)) async -> FinishedProcess.Ending? {
    _ = await eventually(within: patience) { ending != nil }
    return ending
  }

  private static func collect(from master: Int32, into record: Record) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !record.isClosed.load(ordering: .acquiring) {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 20) > 0 else { continue }
      let count = read(master, &buffer, buffer.count)
      if count > 0 {
        record.output.withLock { $0 += buffer[..<count] }
      } else if errno != EINTR {
        usleep(5_000)
      }
    }
    close(master)
  }

  private static func wait(for process: pid_t, in record: Record) {
    var status: Int32 = 0
    while record.child.withLock({ $0?.ending == nil }) {
      guard waitpid(process, &status, WUNTRACED | WCONTINUED) == process || errno == EINTR else {
        return
      }
      let signal = status & 0x7F
      record.child.withLock { child in
        // The encoding of wait(2): 0x7F stopped, 0xFFFF continued, else how it ended.
        if status == 0xFFFF {
          child?.isStopped = false
        } else if signal == 0x7F {
          child?.isStopped = true
        } else {
          child?.ending = signal == 0 ? .exit(code: (status >> 8) & 0xFF) : .signal(signal)
        }
      }
    }
  }
}
