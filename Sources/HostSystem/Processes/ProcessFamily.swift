#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A child and all that descends from it, also what left its session or lost its parent.
struct ProcessFamily {
  /// Leads the session; unreaped, so its number cannot become another process.
  let leader: pid_t
  /// For processes that the system itself keeps from dying, such as in the middle of a broken disk.
  private static let patience = Duration.seconds(5)
  /// Descendants seen so far, with their start: a number alone may be used again.
  private var known: [pid_t: UInt64] = [:]

  /// Whether orphans come to us, and so are ours to end.
  private let adoptsOrphans: Bool

  init(leader: pid_t, adoptsOrphans: Bool) {
    self.leader = leader
    self.adoptsOrphans = adoptsOrphans
  }

  /// Learns who belongs to the family; parents are known only while they live, so look often.
  ///
  /// Reaps those that ended as our children, so that a long run does not fill the table.
  mutating func look() {
    for entry in members(of: ProcessTable.entries()) where entry.isZombie { _ = end(entry) }
  }

  /// The members in a table, without the leader.
  private mutating func members(of table: [ProcessEntry]) -> [ProcessEntry] {
    var members: [pid_t: ProcessEntry] = [:]
    var isComplete = false
    while !isComplete {
      isComplete = true
      for entry in table
      where entry.identifier != leader && members[entry.identifier] == nil
        && belongs(entry, members)
      {
        members[entry.identifier] = entry
        isComplete = false
      }
    }
    known = members.mapValues(\.start)
    return Array(members.values)
  }

  private func belongs(_ entry: ProcessEntry, _ members: [pid_t: ProcessEntry]) -> Bool {
    entry.session == leader || entry.parent == leader || members[entry.parent] != nil
      || known[entry.identifier] == entry.start
  }

  /// Kills all members but the leader until none is left, or says that some would not die.
  mutating func kill() -> Bool {
    let deadline = ContinuousClock.now + Self.patience
    var pause: useconds_t = 500
    while ContinuousClock.now < deadline {
      // Reaches those too that are born and gone between two looks. The leader is unreaped, so its group is ours.
      _ = Self.signal(-leader, SIGKILL)
      let table = ProcessTable.entries()
      let targets = members(of: table) + adopted(in: table)
      // All of them in each pass: those that are left have less time to multiply.
      if targets.filter(end).isEmpty { return true }
      usleep(pause)
      pause = min(2 * pause, 20_000)
    }
    return false
  }

  /// Orphans that came to us before we saw whose they were: they left the session and their parent died at once.
  private mutating func adopted(in table: [ProcessEntry]) -> [ProcessEntry] {
    guard adoptsOrphans else { return [] }
    let ourSession = getsid(0)
    let found = table.filter {
      known[$0.identifier] == nil && $0.parent == getpid() && $0.identifier != leader
        && $0.session != ourSession
        && !$0.hasTerminal && !($0.isZombie && $0.session == $0.identifier)
    }
    let orphans = RunningSessions.orphans(found, ofNoneBut: leader)
    for orphan in orphans { known[orphan.identifier] = orphan.start }
    return orphans
  }

  /// Kills or reaps one process; false when there is nothing left to do about it.
  private func end(_ entry: ProcessEntry) -> Bool {
    guard !entry.isZombie else {
      return entry.parent == getpid() && waitpid(entry.identifier, nil, WNOHANG) >= 0
    }
    // The number may belong to another process since the table was read.
    guard let present = ProcessTable.entry(of: entry.identifier), present.start == entry.start
    else { return true }
    return Self.signal(entry.identifier, SIGKILL)
  }

  private static func signal(_ process: pid_t, _ number: Int32) -> Bool {
    #if canImport(Darwin)
      Darwin.kill(process, number) == 0 || errno == ESRCH
    #elseif canImport(Musl)
      Musl.kill(process, number) == 0 || errno == ESRCH
    #else
      Glibc.kill(process, number) == 0 || errno == ESRCH
    #endif
  }
}
