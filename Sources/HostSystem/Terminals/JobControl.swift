#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Stopping, as Ctrl-Z does it, and who could continue us.
enum JobControl {
  /// Whether some shell watches over our process group; without one a stop would be for ever.
  static var canBeContinued: Bool {
    var process = getpid()
    // Up to the first ancestor outside the group; it has to be of our session (POSIX: no orphaned process group).
    while let parent = ProcessTable.entry(of: process)?.parent, parent > 0 {
      guard getsid(parent) == getsid(0) else { return false }
      if getpgid(parent) != getpgrp() { return true }
      process = parent
    }
    return false
  }

  /// Stops the whole process group, and returns when it is continued.
  ///
  /// Not SIGTSTP, as we catch that one ourselves.
  static func stop() {
    _ = kill(0, SIGSTOP)
  }
}
