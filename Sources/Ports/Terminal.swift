/// A terminal that shows one full screen and sends keys.
package protocol Terminal: Sendable {
  /// The present size; `nil` when the terminal does not know it.
  var size: TerminalSize? { get }

  /// Takes the terminal over (raw mode, alternate screen, hidden cursor) for as long as `body` runs.
  ///
  /// On every way out, signals and crashes included, the terminal gets back what it had before.
  func session<Result>(
    _ body: (any TerminalSession) async throws -> Result
  ) async throws -> Result where Result: Sendable
}

/// A terminal while we hold it.
package protocol TerminalSession: Sendable {
  /// Keys, resizes and requests to end, in the order in which they came.
  ///
  /// Ends when the terminal goes away.
  var events: AsyncStream<TerminalEvent> { get }

  /// Puts bytes on the screen as they are; while somebody else has the terminal they are dropped.
  func show(_ text: String) throws(OutputFailure)

  /// Gives the terminal back for as long as `body` runs (an editor), then takes it again.
  ///
  /// The screen is empty afterwards: draw everything again.
  func suspended<Result>(_ body: () async throws -> Result) async throws -> Result
  where Result: Sendable
}

/// A size in cells; each side at least 1.
package struct TerminalSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}

/// What a terminal tells us.
package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  case resized(TerminalSize)
  /// SIGINT, SIGTERM or SIGHUP came from outside: leave at once.
  case interrupted(signal: Int32)
  /// The process continues after a stop: draw everything again.
  case resumed
}

/// A key of the keyboard, as terminals report it (ECMA-48 and its common dialects).
package enum Key: Hashable, Sendable {
  case character(Character)
  case control(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
}
