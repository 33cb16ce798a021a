package import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal on standard input and output.
package struct PosixTerminal: Terminal {
  package init() {}

  package var size: TerminalSize? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return nil }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  package func session<Result>(
    _ body: (any TerminalSession) async throws -> Result
  ) async throws -> Result where Result: Sendable {
    let session = PosixTerminalSession(terminal: self)
    guard await session.begin() else { throw OutputFailure.closed }
    do {
      let result = try await body(session)
      await session.end()
      return result
    } catch {
      await session.end()
      throw error
    }
  }
}
