#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets a thread wait for a terminal and for other threads at the same time.
final class WakePipe: Sendable {
  /// What ended a wait.
  enum Readiness: Equatable {
    case nothing
    case wake
    /// There is something to read, or the other side has gone, or both.
    case input(isGone: Bool)
  }

  private let readEnd: Int32
  private let writeEnd: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    _ = close(readEnd)
    _ = close(writeEnd)
  }

  /// Ends the present wait, or the next one.
  func send() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  /// Waits, at most so many milliseconds, for ever with -1; with -1 for `input` only for a wake.
  func wait(orFor input: Int32, atMost milliseconds: Int32) -> Readiness {
    var requests = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, 2, milliseconds)
    if count == 0 { return .nothing }
    guard count > 0, requests[0].revents == 0 else {
      drain()
      return .wake
    }
    return .input(isGone: requests[1].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0)
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &buffer, buffer.count) > 0 {}
  }
}
