import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal behind the standard streams, as the kernel shows it.
struct TerminalDevice {
  let input = STDIN_FILENO
  let output = STDOUT_FILENO

  /// Whether there is somebody at both ends.
  var isInteractive: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// Whether the shell has given the terminal to our process group; others must leave its settings alone.
  var isOurs: Bool { tcgetpgrp(input) == getpgrp() }

  /// `nil` when a side is 0, as in terminals that some program made without a size.
  var size: TerminalSize? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  var settings: termios? {
    var settings = termios()
    return tcgetattr(input, &settings) == 0 ? settings : nil
  }

  /// Puts settings into force at once: waiting for output to drain could be waiting for ever.
  func apply(_ settings: termios) {
    var settings = settings
    _ = SystemCall.repeated { tcsetattr(input, TCSANOW, &settings) }
  }

  /// Writes as much as possible; somebody who leaves has no use for an error.
  func send(_ text: String) -> Int32 {
    var text = text
    return text.withUTF8 { SystemCall.writeAll(UnsafeRawBufferPointer($0), to: output) }
  }
}

extension termios {
  /// These settings with single keys instead of lines, no echo, and no key that the kernel takes for a signal.
  ///
  /// Output stays as it was: a line feed still returns to the first column. A read never waits (termios(3), case A).
  var raw: termios {
    var raw = self
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | BRKINT | INPCK | ISTRIP)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    return raw
  }
}
