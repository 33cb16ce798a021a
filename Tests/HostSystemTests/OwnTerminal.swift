import Ports
import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gives the process of an exit test a terminal of its own, as if it had been started there.
///
/// While an exit test runs, Swift Testing holds a thread of the task pool of the waiting process; so the person at the
/// terminal has to live in the exit test too, or there may be no thread left for them.
enum OwnTerminal {
  static func take(_ device: String) {
    guard setsid() > 0 else { exit(98) }
    let terminal = open(device, O_RDWR)
    #if canImport(Darwin)
      _ = ioctl(terminal, UInt(TIOCSCTTY), 0)
    #endif
    guard terminal >= 0, dup2(terminal, 0) == 0, dup2(terminal, 1) == 1 else { exit(99) }
    close(terminal)
  }

  /// A terminal of 60 columns and 20 rows on which this process is from now on.
  static func make() throws -> PseudoTerminal {
    let screen = try PseudoTerminal(columns: 60, rows: 20)
    take(screen.device.string)
    // It must outlive the process, which would get SIGHUP when its terminal goes away.
    _ = Unmanaged.passRetained(screen)
    return screen
  }
}

extension PseudoTerminal {
  /// What a person would not find as it was before; empty when all is well.
  func traces(since before: TerminalSettings) async -> [String] {
    let isLeft = await eventually { text.hasSuffix("\u{1B}[?1049l\u{1B}[?25h") }
    var traces = isLeft ? [] : ["the last bytes are \(text.suffix(40).debugDescription)"]
    if settings != before { traces.append("other settings") }
    if !text.contains("\u{1B}[?1049h\u{1B}[?25l") { traces.append("no screen of its own") }
    if text.contains("\u{1B}[3J") || text.contains("\u{1B}c") { traces.append("lost scrollback") }
    return traces
  }
}
