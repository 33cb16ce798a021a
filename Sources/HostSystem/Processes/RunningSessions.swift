import Ports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The children that runs of this process have started and not yet cleared up.
///
/// One register for the whole process, as there is one table of processes: it tells whose an orphan may be.
enum RunningSessions {
  private struct Register {
    /// When the leader of each session started.
    var starts: [pid_t: UInt64] = [:]
    /// Runs that may have a child already, whose number nobody knows yet.
    var pending = 0
  }

  private static let register = Mutex(Register())

  /// Starts a child and enters it.
  static func enter(
    _ start: () throws(LaunchFailure) -> pid_t
  ) throws(LaunchFailure) -> pid_t {
    register.withLock { $0.pending += 1 }
    defer { register.withLock { $0.pending -= 1 } }
    let leader = try start()
    let time = ProcessTable.entry(of: leader)?.start ?? 0
    register.withLock { register in
      register.starts[leader] = time
      Emergency.add(session: leader)
    }
    return leader
  }

  /// To be called before the leader is reaped, as its number may be another process from then on.
  static func leave(_ leader: pid_t) {
    register.withLock { register in
      register.starts[leader] = nil
      Emergency.remove(session: leader)
    }
  }

  /// The processes that can only descend from the session of `leader`, or from one that is over.
  ///
  /// - Parameter orphans: from a table that was read before this call.
  static func orphans(_ orphans: [ProcessEntry], ofNoneBut leader: pid_t) -> [ProcessEntry] {
    let others = register.withLock { register in
      register.pending > 0 ? nil : register.starts.filter { $0.key != leader }
    }
    guard let others else { return [] }
    return orphans.filter { orphan in
      others[orphan.identifier] == nil && !others.values.contains { $0 <= orphan.start }
    }
  }
}
