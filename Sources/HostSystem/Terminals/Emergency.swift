#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What has to be put right when the process dies of a fault of its own: the terminal, and programs that we started.
///
/// A handler may neither allocate nor lock (signal-safety(7)). So all that it needs lies ready in memory that is never
/// freed, and is written in an order in which it can be read at any moment.
enum Emergency {
  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP, SIGSYS]

  /// Installs the handlers once.
  ///
  /// Swift's own, which asks for a key before it shows a backtrace, does not run after them: a trace is nothing for a learner.
  static func prepare() {
    _ = preparation
  }

  private static let preparation: Void = {
    emergency.initialize(to: EmergencyRecord())
    for fault in faults {
      var action = SignalAction(handler: handleFault)
      // A stack that has overflowed cannot carry a handler.
      action.sa_flags = SA_ONSTACK
      sigaction(fault, &action, nil)
    }
    atexit(resetTerminal)
  }()

  /// From now on a death gives the terminal these settings and these bytes.
  static func arm(_ device: TerminalDevice, _ settings: termios) {
    prepare()
    emergency.pointee.input = device.input
    emergency.pointee.output = device.output
    emergency.pointee.settings = settings
    emergency.pointee.isArmed = true
  }

  static func disarm() {
    prepare()
    emergency.pointee.isArmed = false
  }

  /// Enters a session that must not survive us; when all places are taken, one more is not covered.
  static func add(session: pid_t) {
    prepare()
    for index in 0..<EmergencyRecord.places where emergency.pointee.sessions[index] == 0 {
      emergency.pointee.sessions[index] = session
      return
    }
  }

  static func remove(session: pid_t) {
    for index in 0..<EmergencyRecord.places where emergency.pointee.sessions[index] == session {
      emergency.pointee.sessions[index] = 0
    }
  }
}

/// All that the handler reads.
private struct EmergencyRecord {
  static let places = 64

  var isArmed = false
  var input: Int32 = -1
  var output: Int32 = -1
  var settings = termios()
  let farewell: UnsafeMutablePointer<UInt8>
  let farewellSize: Int
  let sessions: UnsafeMutablePointer<pid_t>

  init() {
    let bytes = Array(EscapeSequences.leave.utf8)
    farewellSize = bytes.count
    farewell = .allocate(capacity: bytes.count)
    farewell.initialize(from: bytes, count: bytes.count)
    sessions = .allocate(capacity: Self.places)
    sessions.initialize(repeating: 0, count: Self.places)
  }
}

/// Unsafe because the handler cannot take a lock; changed only under the locks of the terminal and of the sessions.
private nonisolated(unsafe) let emergency = UnsafeMutablePointer<EmergencyRecord>.allocate(
  capacity: 1)

private func handleFault(_ number: Int32) {
  resetTerminal()
  for index in 0..<EmergencyRecord.places {
    let session = emergency.pointee.sessions[index]
    if session > 1 { killSession(session) }
  }
  // Held back until the handler returns; then it ends the process as if we had never been there.
  signal(number, SIG_DFL)
  raise(number)
}

/// Restores the settings first: writing may fail or wait, setting does not.
private func resetTerminal() {
  guard emergency.pointee.isArmed else { return }
  emergency.pointee.isArmed = false
  if tcgetpgrp(emergency.pointee.input) == getpgrp() {
    tcsetattr(emergency.pointee.input, TCSANOW, &emergency.pointee.settings)
  }
  _ = write(emergency.pointee.output, emergency.pointee.farewell, emergency.pointee.farewellSize)
}

/// Kills the group of the leader, and those who moved to other groups: later processes have higher numbers.
private func killSession(_ session: pid_t) {
  kill(-session, SIGKILL)
  for process in session...session.addingReportingOverflow(40_000).partialValue
  where getsid(process) == session {
    kill(process, SIGKILL)
  }
}
