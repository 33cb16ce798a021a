#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One line of the table of processes.
struct ProcessEntry {
  let identifier: pid_t
  let parent: pid_t
  let session: pid_t
  let hasTerminal: Bool
  /// Ended, but not yet reaped by its parent.
  let isZombie: Bool
  /// When it started, in a unit of the system: tells a process from a later one with the same number.
  let start: UInt64
}
