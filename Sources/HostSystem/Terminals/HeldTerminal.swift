import Ports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal while it is ours: it shows our screen, and one thread reads its keys.
final class HeldTerminal: TerminalSession {
  let events: AsyncStream<TerminalEvent>

  private enum Phase {
    case held
    /// Somebody else has it, with our consent: an editor.
    case lent
    /// We were stopped, and have not got it back yet.
    case stopped
    case ended
  }

  private struct State {
    var phase = Phase.held
    /// Whether our screen is the one that shows.
    var isOnScreen = false
  }

  /// Keys are read, signals come and `suspended` is called on different threads; each takes the lock only for calls that
  /// cannot wait.
  private let state = Mutex(State())
  private let device: TerminalDevice
  private let settings: termios
  private let queue: AsyncStream<TerminalEvent>.Continuation
  private let wake: WakePipe

  /// Takes the terminal over; `nil` when it has no settings, because it went away.
  init?(_ device: TerminalDevice) {
    guard let settings = device.settings, let wake = WakePipe() else { return nil }
    self.device = device
    self.settings = settings
    self.wake = wake
    (events, queue) = AsyncStream.makeStream()
    state.withLock { take(&$0) }
  }

  /// While the terminal is not ours nothing is shown: all is drawn again afterwards.
  func show(_ text: String) throws(OutputFailure) {
    let code = state.withLock { $0.phase == .held ? device.send(text) : 0 }
    guard code == 0 else { throw OutputFailure(errno: code) }
  }

  func suspended<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result where Result: Sendable {
    state.withLock { state in
      guard state.phase == .held else { return }
      state.phase = .lent
      giveBack(&state)
    }
    defer {
      state.withLock { state in
        if state.phase == .lent { take(&state) }
      }
      wake.send()
    }
    return try await body()
  }

  /// Gives the terminal back for good.
  func end() {
    state.withLock { state in
      giveBack(&state)
      state.phase = .ended
    }
    queue.finish()
    wake.send()
  }

  private func take(_ state: inout State) {
    Emergency.arm(device, settings)
    device.apply(settings.raw)
    _ = device.send(EscapeSequences.enter)
    state.phase = .held
    state.isOnScreen = true
  }

  /// Settings first: they can be restored even when nobody reads what we write any more.
  private func giveBack(_ state: inout State) {
    guard state.isOnScreen else { return }
    state.isOnScreen = false
    // In the background the settings are those of somebody else by now.
    if device.isOurs { device.apply(settings) }
    _ = device.send(EscapeSequences.leave)
    Emergency.disarm()
  }
}

extension HeldTerminal {
  /// The signals that mean something to whoever holds a terminal.
  static let signals: Set<Int32> = [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT]

  func receive(_ signal: Int32) {
    switch signal {
    case SIGWINCH: if let size = device.size { queue.yield(.resized(size)) }
    case SIGTSTP: stop()
    case SIGCONT: resume()
    // The key was for whoever has the terminal now.
    case SIGINT where state.withLock({ $0.phase == .lent }): break
    default: queue.yield(.interrupted(signal: signal))
    }
  }

  private func stop() {
    state.withLock { state in
      guard state.phase == .held else { return }
      giveBack(&state)
      state.phase = .stopped
    }
    JobControl.stop()
  }

  /// Takes the terminal again when the shell has given it to us; in the background, with a later SIGCONT.
  private func resume() {
    let isBack = state.withLock { state in
      guard state.phase == .held || state.phase == .stopped else { return false }
      state.phase = .stopped
      if device.isOurs { take(&state) }
      return state.phase == .held
    }
    guard isBack else { return }
    wake.send()
    queue.yield(.resumed)
  }
}

extension HeldTerminal {
  /// For a byte that may follow an ESC: longer than any pause within a sequence, shorter than patience.
  private static let escapeTime: Int32 = 50

  /// Reads keys until the end; to be called on a thread of its own.
  func readKeys() {
    var decoder = KeyDecoder()
    while let phase = nextPhase() {
      let input = phase == .held ? device.input : -1
      let ready = wake.wait(orFor: input, atMost: decoder.isWaiting ? Self.escapeTime : -1)
      switch ready {
      case .nothing: deliver(decoder.flush())
      case .wake: break
      case .input(let isGone):
        let bytes = read()
        if let bytes { deliver(decoder.keys(from: bytes)) }
        if isGone, bytes?.isEmpty ?? true { return queue.finish() }
      }
    }
  }

  /// `nil` at the end.
  private func nextPhase() -> Phase? {
    state.withLock { $0.phase == .ended ? nil : $0.phase }
  }

  /// What has been typed, unless the terminal was given away in the last moment; `nil` when reading fails.
  private func read() -> [UInt8]? {
    state.withLock { state in
      guard state.phase == .held else { return [] }
      var buffer = [UInt8](repeating: 0, count: 1024)
      let count = SystemCall.repeated { systemRead(device.input, &buffer, buffer.count) }
      return count >= 0 ? Array(buffer[..<count]) : nil
    }
  }

  private func deliver(_ keys: [Key]) {
    for key in keys {
      if key == .control("z"), JobControl.canBeContinued {
        stop()
      } else {
        queue.yield(.key(key))
      }
    }
  }
}
