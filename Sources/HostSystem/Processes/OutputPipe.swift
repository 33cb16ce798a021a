import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The pipe that carries one output stream of a child to us.
struct OutputPipe: ~Copyable {
  /// Our end, or -1 after its end; `poll` passes over negative numbers.
  private(set) var readEnd: Int32
  /// The end for the child, or -1 once it has its own copy.
  private(set) var writeEnd: Int32
  private(set) var output: KeptOutput

  /// Makes a pipe for one stream of a command that is about to start.
  init(for command: Command) throws(LaunchFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw LaunchFailure(errno: errno, of: command) }
    let moved = ends.map(Self.moved)
    guard moved.allSatisfy({ $0 >= 0 }) else {
      for end in moved where end >= 0 { _ = close(end) }
      throw LaunchFailure(errno: EMFILE, of: command)
    }
    readEnd = moved[0]
    writeEnd = moved[1]
    output = KeptOutput(limit: command.keptOutput)
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if readEnd >= 0 { _ = close(readEnd) }
    if writeEnd >= 0 { _ = close(writeEnd) }
  }

  /// Moves a descriptor out of the way of the child's standard streams, and away from other children.
  private static func moved(_ descriptor: Int32) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    _ = close(descriptor)
    return copy
  }

  mutating func closeWriteEnd() {
    if writeEnd >= 0 { _ = close(writeEnd) }
    writeEnd = -1
  }

  /// Reads what is there, at most the size of the buffer, and closes at the end of the stream.
  mutating func read(through buffer: inout [UInt8]) {
    guard readEnd >= 0 else { return }
    let descriptor = readEnd
    let count = buffer.withUnsafeMutableBytes { bytes in
      SystemCall.repeated { systemRead(descriptor, bytes.baseAddress, bytes.count) }
    }
    if count > 0 {
      output.append(buffer[..<count])
    } else if count == 0 || errno != EAGAIN {
      _ = close(readEnd)
      readEnd = -1
    }
  }
}
