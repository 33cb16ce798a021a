#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The settings of a terminal, to be compared before and after.
package struct TerminalSettings: Hashable, Sendable {
  /// Whether lines are edited by the kernel, with echo and with keys that send signals: as a shell leaves it.
  package let isCooked: Bool

  private let bytes: [UInt8]

  init(of descriptor: Int32) {
    var settings = termios()
    _ = tcgetattr(descriptor, &settings)
    let local = [ICANON, ECHO, ISIG].map { tcflag_t($0) }
    isCooked = local.allSatisfy { settings.c_lflag & $0 != 0 }
    bytes = withUnsafeBytes(of: settings) { Array($0) }
  }

  func apply(to descriptor: Int32) {
    var settings = termios()
    withUnsafeMutableBytes(of: &settings) { $0.copyBytes(from: bytes) }
    _ = tcsetattr(descriptor, TCSANOW, &settings)
  }
}
