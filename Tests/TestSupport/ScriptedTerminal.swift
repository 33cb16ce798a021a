package import Ports
import Synchronization

/// Sends the events that a test wrote, and keeps what is shown.
package final class ScriptedTerminal: Terminal {
  private let state: Mutex<State>
  private let stream: AsyncStream<TerminalEvent>
  private let input: AsyncStream<TerminalEvent>.Continuation

  private struct State {
    var size: TerminalSize?
    var shown: [String] = []
    var suspensions = 0
    var isHeld = false
  }

  /// Has all events ready at once and then goes away, unless it `stays` for those that are sent later.
  package init(
    size: TerminalSize? = TerminalSize(columns: 80, rows: 24), events: [TerminalEvent] = [],
    stays: Bool = false
  ) {
    state = Mutex(State(size: size))
    (stream, input) = AsyncStream.makeStream()
    for event in events { input.yield(event) }
    if !stays { input.finish() }
  }

  package var size: TerminalSize? { state.withLock { $0.size } }

  /// What was shown, one element for each call.
  package var shown: [String] { state.withLock { $0.shown } }

  /// How often the terminal was given away for a while.
  package var suspensions: Int { state.withLock { $0.suspensions } }

  /// Whether a session holds the terminal at this moment.
  package var isHeld: Bool { state.withLock { $0.isHeld } }

  /// Sends one more event; a resize also changes the size.
  package func send(_ event: TerminalEvent) {
    if case .resized(let size) = event { state.withLock { $0.size = size } }
    input.yield(event)
  }

  /// Types characters one by one.
  package func type(_ text: String) {
    for character in text { send(.key(.character(character))) }
  }

  /// Goes away: the events end.
  package func close() { input.finish() }

  package func session<Result>(
    _ body: (any TerminalSession) async throws -> Result
  ) async throws -> Result where Result: Sendable {
    state.withLock { $0.isHeld = true }
    defer { state.withLock { $0.isHeld = false } }
    return try await body(Session(terminal: self))
  }

  private struct Session: TerminalSession {
    let terminal: ScriptedTerminal

    var events: AsyncStream<TerminalEvent> { terminal.stream }

    func show(_ text: String) throws(OutputFailure) {
      terminal.state.withLock { $0.shown.append(text) }
    }

    func suspended<Result>(
      _ body: () async throws -> Result
    ) async throws -> Result where Result: Sendable {
      terminal.state.withLock {
        $0.suspensions += 1
        $0.isHeld = false
      }
      defer { terminal.state.withLock { $0.isHeld = true } }
      return try await body()
    }
  }
}
