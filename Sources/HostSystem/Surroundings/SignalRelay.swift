import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Hands the signals of the process to those who asked for them, on a thread where everything is allowed.
///
/// A handler may do next to nothing (signal-safety(7)), so it writes the number into a pipe; a thread reads it.
final class SignalRelay: Sendable {
  static let shared = SignalRelay()

  typealias Receiver = @Sendable (Int32) -> Void

  private struct State {
    var receivers: [Int: (signals: Set<Int32>, receive: Receiver)] = [:]
    var previous: [Int32: SignalAction] = [:]
    var nextKey = 0
    var isStarted = false
  }

  /// Receivers come and go on any thread.
  private let state = Mutex(State())

  /// Gives later signals of these numbers to `receive`, until the returned closure is called.
  ///
  /// A signal that is ignored at this moment stays ignored, as `nohup` and background jobs want it.
  func add(_ signals: Set<Int32>, _ receive: @escaping Receiver) -> @Sendable () -> Void {
    state.withLock { state in
      start(&state)
      let key = state.nextKey
      state.nextKey += 1
      state.receivers[key] = (signals, receive)
      for signal in signals { install(signal, &state) }
      return { [self] in remove(key) }
    }
  }

  private func remove(_ key: Int) {
    state.withLock { state in
      state.receivers[key] = nil
      let wanted = state.receivers.values.reduce(into: Set()) { $0.formUnion($1.signals) }
      for (signal, previous) in state.previous where !wanted.contains(signal) {
        var action = previous
        sigaction(signal, &action, nil)
        state.previous[signal] = nil
      }
    }
  }

  private func install(_ signal: Int32, _ state: inout State) {
    guard state.previous[signal] == nil else { return }
    var present = SignalAction()
    sigaction(signal, nil, &present)
    guard !present.isIgnoring else { return }
    state.previous[signal] = present
    var action = SignalAction(handler: relaySignal)
    sigaction(signal, &action, nil)
  }

  private func start(_ state: inout State) {
    guard !state.isStarted else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A handler must never wait, not even for room in the pipe.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    relayDescriptor = ends[1]
    state.isStarted = Thread.start { [self, source = ends[0]] in forward(from: source) }
  }

  private func forward(from source: Int32) {
    var number: UInt8 = 0
    while SystemCall.repeated({ read(source, &number, 1) }) == 1 {
      let signal = Int32(number)
      let receivers = state.withLock { state in
        state.receivers.values.filter { $0.signals.contains(signal) }.map(\.receive)
      }
      for receive in receivers { receive(signal) }
    }
  }
}

/// Where the handler writes; set once, before the first handler is installed.
private nonisolated(unsafe) var relayDescriptor: Int32 = -1

private func relaySignal(_ number: Int32) {
  // The interrupted code may be about to look at its own error.
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(relayDescriptor, &byte, 1)
  errno = code
}
