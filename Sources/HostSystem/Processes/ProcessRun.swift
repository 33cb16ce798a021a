import Ports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One run on a thread of its own, from the start of the child to its last trace.
struct ProcessRun: ~Copyable {
  private static let tick = Duration.milliseconds(20)
  private static let scanInterval = Duration.milliseconds(250)
  /// From the request to end until the force.
  private static let grace = Duration.seconds(1)
  /// For output that is still under way when the child has ended.
  private static let drainTime = Duration.milliseconds(200)
  /// A pipe holds at most 1 MiB (pipe(7)), sixteen times our buffer.
  private static let readsOfFullPipe = 17

  private let child: pid_t
  private let exit: ExitSignal
  private var family: ProcessFamily
  private var output: OutputPipe
  private var error: OutputPipe
  private let begin = ContinuousClock.now
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var stop: (reason: StopReason, since: ContinuousClock.Instant)?

  /// Starts the child.
  init(_ command: Command, adoptsOrphans: Bool) throws(LaunchFailure) {
    var output = try OutputPipe(for: command)
    var error = try OutputPipe(for: command)
    let launch = ChildLaunch(command: command)
    let (outputEnd, errorEnd) = (output.writeEnd, error.writeEnd)
    child = try RunningSessions.enter { () throws(LaunchFailure) in
      try launch.start(output: outputEnd, error: errorEnd)
    }
    output.closeWriteEnd()
    error.closeWriteEnd()
    self.output = output
    self.error = error
    exit = ExitSignal(of: child)
    family = ProcessFamily(leader: child, adoptsOrphans: adoptsOrphans)
  }

  /// Watches the child to its end and clears up behind it.
  mutating func complete(
    _ supervise: (RunningProcess) -> StopReason?
  ) -> FinishedProcess {
    watch(supervise)
    let elapsed = ContinuousClock.now - begin
    _ = family.kill()
    drain()
    let ending = reap()
    // The supervisor sees the last bytes; a child that has ended cannot be stopped any more.
    _ = supervise(present)
    return FinishedProcess(
      ending: ending, stopped: stop?.reason, standardOutput: output.output.captured,
      standardError: error.output.captured, elapsed: elapsed)
  }

  private var present: RunningProcess {
    RunningProcess(
      identifier: child, elapsed: ContinuousClock.now - begin,
      written: output.output.total + error.output.total)
  }

  private mutating func watch(_ supervise: (RunningProcess) -> StopReason?) {
    var nextTick = begin
    var nextScan = begin + Self.tick
    while !exit.hasExited {
      let now = ContinuousClock.now
      if now >= nextTick {
        nextTick = now + Self.tick
        advanceStop(supervise(present), at: now)
      }
      if now >= nextScan {
        family.look()
        nextScan = ContinuousClock.now + Self.scanInterval
      }
      wait(until: nextTick)
    }
  }

  /// The ladder: asks the leader to end, and forces it after the grace; the family follows when it has ended.
  private mutating func advanceStop(_ reason: StopReason?, at now: ContinuousClock.Instant) {
    if let stop {
      guard now - stop.since >= Self.grace else { return }
      _ = kill(child, SIGKILL)
    } else if let reason {
      stop = (reason, now)
      _ = kill(child, SIGINT)
    }
  }

  /// Sleeps until there is something to read or the child ends, and reads.
  private mutating func wait(until deadline: ContinuousClock.Instant) {
    let rest = max(.zero, deadline - ContinuousClock.now)
    let milliseconds = Int32(rest / .milliseconds(1)) + 1
    var requests = [output.readEnd, error.readEnd, exit.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return }
    if requests[0].revents != 0 { output.read(through: &buffer) }
    if requests[1].revents != 0 { error.read(through: &buffer) }
  }

  /// Reads to the end of both streams, but does not wait for a stranger who holds one of them open.
  private mutating func drain() {
    // What the child wrote before its end is complete, however long this thread had to wait for its turn.
    for _ in 0..<Self.readsOfFullPipe {
      output.read(through: &buffer)
      error.read(through: &buffer)
    }
    let deadline = ContinuousClock.now + Self.drainTime
    while output.readEnd >= 0 || error.readEnd >= 0, ContinuousClock.now < deadline {
      var requests = [output.readEnd, error.readEnd].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&requests, 2, 10) >= 0 || errno == EINTR else { return }
      output.read(through: &buffer)
      error.read(through: &buffer)
    }
  }

  private func reap() -> FinishedProcess.Ending {
    var status: Int32 = 0
    let child = child
    RunningSessions.leave(child)
    _ = SystemCall.repeated { waitpid(child, &status, 0) }
    // The encoding that WIFSIGNALED and WEXITSTATUS hide; they are macros.
    let signal = status & 0x7F
    return signal == 0 ? .exit(code: (status >> 8) & 0xFF) : .signal(signal)
  }
}
