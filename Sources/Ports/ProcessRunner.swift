/// Starts another program, watches it, and never leaves any of its processes behind.
package protocol ProcessRunner: Sendable {
  /// Runs a program to its end, and gives back what the supervisor has become.
  ///
  /// The child gets its own session (no controlling terminal), standard input at its end, default signals, exactly the given
  /// environment and no other descriptor of ours. The supervisor looks about every 20 ms and once after the end; the first
  /// reason to stop that it returns ends the whole session of the child: SIGINT, a short grace, SIGKILL. Cancelling the
  /// task does the same. When this returns no process of the child's session is alive.
  ///
  /// A non-zero exit is a result, not an error.
  func run<Supervisor: ProcessSupervisor>(
    _ command: Command, supervisor: Supervisor
  ) async throws(LaunchFailure) -> SupervisedRun<Supervisor>
}

/// Watches a running child, and decides when it has to end.
package protocol ProcessSupervisor: Sendable {
  /// Looks once; a reason ends the child, but for the last look: then it has ended already.
  mutating func look(at process: RunningProcess) -> StopReason?
}

/// A finished child, and the supervisor with all that it has seen.
package struct SupervisedRun<Supervisor: ProcessSupervisor>: Sendable {
  package let process: FinishedProcess
  package let supervisor: Supervisor

  package init(process: FinishedProcess, supervisor: Supervisor) {
    self.process = process
    self.supervisor = supervisor
  }
}

extension ProcessRunner {
  /// Runs a program under a question without a memory.
  package func run(
    _ command: Command, supervise: @escaping @Sendable (RunningProcess) -> StopReason?
  ) async throws(LaunchFailure) -> FinishedProcess {
    try await run(command, supervisor: Question(ask: supervise)).process
  }
}

/// A supervisor that only asks.
private struct Question: ProcessSupervisor {
  let ask: @Sendable (RunningProcess) -> StopReason?

  func look(at process: RunningProcess) -> StopReason? { ask(process) }
}

/// What to start.
package struct Command: Hashable, Sendable {
  /// The executable: an absolute path.
  package var executable: Path
  /// The arguments after the name of the program.
  package var arguments: [String]
  /// The whole environment of the child.
  package var environment: [String: String]
  /// The folder in which the child starts.
  package var folder: Path
  /// Bytes of each stream that are kept.
  ///
  /// Half of them are from its beginning and half from its end; the rest is read and dropped.
  package var keptOutput: Int

  package init(
    executable: Path, arguments: [String], environment: [String: String], folder: Path,
    keptOutput: Int = 65_536
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.keptOutput = keptOutput
  }
}

/// A child at one moment of its life.
package struct RunningProcess: Sendable {
  package let identifier: Int32
  /// Time since the start.
  package let elapsed: Duration
  /// Bytes that it has written so far to standard output and standard error together.
  package let written: Int

  package init(identifier: Int32, elapsed: Duration, written: Int) {
    self.identifier = identifier
    self.elapsed = elapsed
    self.written = written
  }
}

/// Why we ended a child.
package enum StopReason: Hashable, Sendable {
  case cancelled
  case overTime
  case tooMuchOutput
}

/// How a child ended, and what it wrote.
package struct FinishedProcess: Hashable, Sendable {
  package let ending: Ending
  /// Why we ended it, or `nil` when it ended by itself.
  package let stopped: StopReason?
  package let standardOutput: CapturedOutput
  package let standardError: CapturedOutput
  package let elapsed: Duration

  package init(
    ending: Ending, stopped: StopReason?, standardOutput: CapturedOutput,
    standardError: CapturedOutput, elapsed: Duration
  ) {
    self.ending = ending
    self.stopped = stopped
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.elapsed = elapsed
  }

  /// The ways in which a process can end.
  package enum Ending: Hashable, Sendable {
    case exit(code: Int32)
    case signal(Int32)
  }
}

/// The kept part of what a process wrote to one stream.
package struct CapturedOutput: Hashable, Sendable {
  /// The first bytes, and all of them when nothing was dropped.
  package let head: [UInt8]
  /// The last bytes; empty when nothing was dropped.
  package let tail: [UInt8]
  /// Bytes dropped between head and tail.
  package let dropped: Int

  package init(head: [UInt8], tail: [UInt8] = [], dropped: Int = 0) {
    self.head = head
    self.tail = tail
    self.dropped = dropped
  }

  /// Head and tail as text, a line in between saying how much is missing.
  package var text: String {
    let start = String(decoding: head, as: UTF8.self)
    guard dropped > 0 else { return start }
    return start + "\n[… \(dropped) bytes …]\n" + String(decoding: tail, as: UTF8.self)
  }
}

/// Why a program could not be started at all.
package struct LaunchFailure: Error, Hashable, Sendable {
  package let executable: Path
  package let reason: Reason

  package init(executable: Path, reason: Reason) {
    self.executable = executable
    self.reason = reason
  }

  /// The reasons that call for different advice.
  package enum Reason: Hashable, Sendable {
    case notFound
    case notExecutable
    case folderMissing
    /// An argument or a variable that no process can receive, such as one with a NUL byte.
    case invalidArgument
    /// No more processes, memory or descriptors after several tries, or any other error, by its `errno`.
    case system(code: Int32)
  }
}
