import Ports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads keys on a thread of its own, until it is told to stop.
final class KeyReader: Sendable {
  private let stopPipe: (readEnd: Int32, writeEnd: Int32)
  private let done = Flag()
  /// The thread says through it that it no longer reads.
  private let ended: AsyncStream<Void>
  private let sayEnded: AsyncStream<Void>.Continuation

  /// How long a lone ESC waits for the rest of a sequence, in milliseconds.
  private static let escapeTime: Int32 = 50

  /// - Parameter receive: called on the thread; `nil` when the terminal has gone away.
  init?(receive: @escaping @Sendable (Key?) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopPipe = (ends[0], ends[1])
    (ended, sayEnded) = AsyncStream.makeStream()
    guard Thread.start({ [self] in read(receive) }) else { return nil }
  }

  deinit {
    close(stopPipe.readEnd)
    close(stopPipe.writeEnd)
  }

  /// Stops reading; when this returns, no byte of the terminal is taken any more.
  func stop() async {
    done.set()
    var byte: UInt8 = 0
    _ = write(stopPipe.writeEnd, &byte, 1)
    for await _ in ended { break }
  }

  private func read(_ receive: (Key?) -> Void) {
    defer { sayEnded.finish() }
    var decoder = KeyDecoder()
    var buffer = [UInt8](repeating: 0, count: 1024)
    while !done.isSet {
      guard let hasInput = wait(decoder.isWaiting ? Self.escapeTime : -1) else { continue }
      guard hasInput else {
        for key in decoder.flush() { receive(key) }
        continue
      }
      let count = SystemCall.repeated { systemRead(STDIN_FILENO, &buffer, buffer.count) }
      guard count > 0 else {
        if count < 0, errno == EAGAIN { continue }
        receive(nil)
        return
      }
      for key in decoder.keys(from: buffer.prefix(count)) { receive(key) }
    }
  }

  /// Whether there is input; false after the time, `nil` when the reader is to look again.
  private func wait(_ milliseconds: Int32) -> Bool? {
    var requests = [STDIN_FILENO, stopPipe.readEnd].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&requests, 2, milliseconds)
    if count == 0 { return false }
    return count > 0 && requests[0].revents != 0 && !done.isSet ? true : nil
  }
}
