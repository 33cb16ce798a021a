import Ports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal while it is ours: a reader of keys, and the signals that concern it.
final class PosixTerminalSession: TerminalSession {
  let events: AsyncStream<TerminalEvent>
  private let inbox: AsyncStream<TerminalEvent>.Continuation
  private let terminal: PosixTerminal
  /// Who reads and who listens at the moment; changed by `begin` and `end`, which never overlap.
  private let held = Mutex<(reader: KeyReader?, forgetSignals: (@Sendable () -> Void)?)>((nil, nil))

  init(terminal: PosixTerminal) {
    self.terminal = terminal
    (events, inbox) = AsyncStream.makeStream()
  }

  func show(_ text: String) throws(OutputFailure) {
    try StandardStream.output.write(text)
  }

  func suspended<Result>(_ body: () async throws -> Result) async throws -> Result
  where Result: Sendable {
    await end()
    do {
      let result = try await body()
      await resume()
      return result
    } catch {
      await resume()
      throw error
    }
  }

  private func resume() async {
    if await begin() { inbox.yield(.resumed) } else { inbox.finish() }
  }

  /// Takes the terminal and starts to listen; false when there is none.
  func begin() async -> Bool {
    guard TerminalMode.take() else { return false }
    let forget = SignalRelay.shared.add(
      [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP]
    ) { [weak self] in self?.receive(signal: $0) }
    let reader = KeyReader { [weak self] in self?.receive(key: $0) }
    held.withLock { $0 = (reader, forget) }
    return reader != nil
  }

  /// Stops listening and gives the terminal back.
  func end() async {
    let (reader, forget) = held.withLock { held in
      defer { held = (nil, nil) }
      return held
    }
    await reader?.stop()
    forget?()
    TerminalMode.giveBack()
  }

  private func receive(key: Key?) {
    switch key {
    case .control("z"): stopProcess()
    case let key?: inbox.yield(.key(key))
    case nil:
      inbox.yield(.interrupted(signal: SIGHUP))
      inbox.finish()
    }
  }

  private func receive(signal: Int32) {
    switch signal {
    case SIGWINCH:
      if let size = terminal.size { inbox.yield(.resized(size)) }
    case SIGCONT: takeAgain()
    case SIGTSTP: stopProcess()
    default: inbox.yield(.interrupted(signal: signal))
    }
  }

  /// Stops the process as Ctrl-Z does elsewhere.
  ///
  /// SIGSTOP, because a SIGTSTP that a process sends to itself is dropped for an orphaned group.
  private func stopProcess() {
    TerminalMode.giveBack()
    raise(SIGSTOP)
    takeAgain()
  }

  /// After a stop; in the background the terminal belongs to somebody else.
  private func takeAgain() {
    guard TerminalMode.isInForeground, TerminalMode.take() else { return }
    if let size = terminal.size { inbox.yield(.resized(size)) }
    inbox.yield(.resumed)
  }
}
