#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gives the terminal back when the process crashes or calls `exit`.
enum CrashGuard {
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP]

  /// Installs the handlers, once for the process.
  static func install() {
    _ = installed
  }

  private static let installed: Void = {
    TerminalMode.prepareForHandlers()
    for signal in signals {
      var action = SignalAction(handler: giveBackAndDie)
      sigaction(signal, &action, nil)
    }
    atexit { TerminalMode.giveBack() }
  }()
}

/// Restores the terminal, then lets the signal do what it would have done.
private func giveBackAndDie(_ number: Int32) {
  TerminalMode.giveBackInHandler()
  signal(number, SIG_DFL)
  raise(number)
}
