import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The settings of the terminal before we took it, and whether it is taken; one for the process, as signal handlers need it.
enum TerminalMode {
  /// Takes the terminal: raw mode, alternate screen.
  ///
  /// - Returns: false when the descriptor is no terminal.
  static func take() -> Bool {
    var present = termios()
    guard tcgetattr(STDIN_FILENO, &present) == 0 else { return false }
    if !isTaken.load(ordering: .acquiring) { settingsBefore = present }
    CrashGuard.install()
    var raw = settingsBefore
    cfmakeraw(&raw)
    // Output is still processed, so that what a crash prints does not run down the screen like stairs.
    raw.c_oflag |= tcflag_t(OPOST)
    isTaken.store(true, ordering: .releasing)
    _ = SystemCall.repeated { tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) }
    write(EscapeSequences.enter)
    return true
  }

  /// Gives the terminal back; a second call does nothing.
  ///
  /// The settings come first: they matter even when nothing can be written.
  static func giveBack() {
    guard isTaken.exchange(false, ordering: .acquiringAndReleasing) else { return }
    _ = SystemCall.repeated { tcsetattr(STDIN_FILENO, TCSADRAIN, &settingsBefore) }
    write(EscapeSequences.leave)
  }

  /// The same for a signal handler: nothing that allocates or locks.
  static func giveBackInHandler() {
    guard isTaken.exchange(false, ordering: .acquiringAndReleasing) else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
    _ = systemWrite(STDOUT_FILENO, leaveBytes, leaveCount)
  }

  /// Whether the terminal is ours to change: a job in the background would be stopped for it.
  static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  private static func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = SystemCall.writeAll(UnsafeRawBufferPointer($0), to: STDOUT_FILENO) }
  }

  private static let isTaken = Atomic(false)
}

/// Written only while the terminal is not taken, read by handlers while it is.
private nonisolated(unsafe) var settingsBefore = termios()

/// Allocated once, before any handler can run, as a handler must not allocate.
private nonisolated(unsafe) let leaveBytes: UnsafeMutablePointer<UInt8> = {
  let bytes = Array(EscapeSequences.leave.utf8)
  let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
  copy.initialize(from: bytes, count: bytes.count)
  return copy
}()

private let leaveCount = EscapeSequences.leave.utf8.count

/// `write` of the C library, for a type that has a method of that name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

extension TerminalMode {
  /// Makes sure that what handlers use exists.
  static func prepareForHandlers() {
    _ = leaveBytes
    _ = leaveCount
    _ = isTaken.load(ordering: .relaxed)
  }
}
