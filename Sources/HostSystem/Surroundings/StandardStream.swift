package import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stream that the process was started with, written without a buffer.
package struct StandardStream: TextOutput {
  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// Writes to any open descriptor, which stays with the caller.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a person may be looking: the stream is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Needs `SIGPIPE` to be ignored, or the signal ends the process before the error can be told.
  package func write(_ text: String) throws(OutputFailure) {
    var text = text
    let code = text.withUTF8 { SystemCall.writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    guard code == 0 else { throw OutputFailure(errno: code) }
  }
}

extension OutputFailure {
  /// EIO is a terminal that went away, EBADF a stream that the caller had closed from the start.
  init(errno code: Int32) {
    switch code {
    case EPIPE, EIO, EBADF, ECONNRESET: self = .closed
    default: self = .system(code: code)
    }
  }
}
