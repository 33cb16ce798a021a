package import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal at which the process was started, by termios and the sequences of ECMA-48.
///
/// Ctrl-C comes as a key. Ctrl-Z stops the process when there is a shell to continue it, and is a key otherwise.
package struct PosixTerminal: Terminal {
  private let device = TerminalDevice()

  package init() {}

  /// Whether both standard input and standard output are a terminal: without, there can be no session.
  package var isInteractive: Bool { device.isInteractive }

  package var size: TerminalSize? { device.size }

  /// Fails with ENOTTY where there is no terminal.
  package func session<Result>(
    _ body: (any TerminalSession) async throws -> Result
  ) async throws -> Result where Result: Sendable {
    guard device.isInteractive, let held = HeldTerminal(device) else {
      throw OutputFailure.system(code: ENOTTY)
    }
    let removeSignals = SignalRelay.shared.add(HeldTerminal.signals) { held.receive($0) }
    // In this order: signals that come while the terminal is given back must not end the process half-way.
    defer {
      held.end()
      removeSignals()
    }
    guard Thread.start({ held.readKeys() }) else { throw OutputFailure.system(code: EAGAIN) }
    return try await body(held)
  }
}
