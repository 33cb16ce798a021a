import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The children that runs of this process have started, for telling whose an orphan is.
///
/// One lock for the whole process, as the table of processes is one for it, too.
enum RunningSessions {
  private static let count = Mutex(0)

  /// To be called before a child starts: a run that looks at the table then knows that it is not alone.
  static func begin() { count.withLock { $0 += 1 } }

  static func end() { count.withLock { $0 -= 1 } }

  /// Whether exactly one run is under way.
  static var isSingle: Bool { count.withLock { $0 == 1 } }
}
