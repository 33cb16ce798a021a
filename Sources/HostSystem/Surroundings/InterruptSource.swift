#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The requests to end that reach a process from outside.
package enum InterruptSource {
  /// SIGINT, SIGTERM and SIGHUP from now on; with the end of the stream they act as before.
  ///
  /// What is ignored at the start stays ignored (`nohup`).
  package static func interrupts() -> AsyncStream<Int32> {
    AsyncStream { continuation in
      let remove = SignalRelay.shared.add([SIGINT, SIGTERM, SIGHUP]) { continuation.yield($0) }
      continuation.onTermination = { _ in remove() }
    }
  }

  /// Lets a write to a closed pipe fail instead of ending the process; children get the default back.
  package static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
