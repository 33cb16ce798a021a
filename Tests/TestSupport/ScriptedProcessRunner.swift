package import Ports
import Synchronization

/// Starts nothing: answers each command with what a test wrote, and remembers the commands.
package final class ScriptedProcessRunner: ProcessRunner {
  /// What a command does.
  package enum Answer: Sendable {
    /// Ends by itself.
    case ends(FinishedProcess)
    /// Runs until it is told to stop, writing so many bytes every 20 ms of its own time, which passes at once.
    case runsForEver(bytesPerTick: Int)
    /// Cannot be started.
    case fails(LaunchFailure.Reason)

    /// Exits with a code after having written two texts.
    package static func exits(
      _ code: Int32 = 0, output: String = "", error: String = ""
    ) -> Answer {
      .ends(.exited(code, output: output, error: error))
    }
  }

  private let answer: @Sendable (Command) async -> Answer
  private let log = Mutex<[Command]>([])

  /// Asks `answer` about each command; it may also do what the program would do, such as write a file.
  package init(_ answer: @escaping @Sendable (Command) async -> Answer) {
    self.answer = answer
  }

  /// The commands so far, in the order in which they were started.
  package var commands: [Command] { log.withLock { $0 } }

  package func run<Supervisor: ProcessSupervisor>(
    _ command: Command, supervisor: Supervisor
  ) async throws(LaunchFailure) -> SupervisedRun<Supervisor> {
    log.withLock { $0.append(command) }
    var supervisor = supervisor
    let process: FinishedProcess
    switch await answer(command) {
    case .fails(let reason):
      throw LaunchFailure(executable: command.executable, reason: reason)
    case .ends where Task.isCancelled:
      process = .stopped(.cancelled, after: .zero)
    case .ends(let result):
      let written = result.standardOutput.size + result.standardError.size
      _ = supervisor.look(
        at: RunningProcess(identifier: 1, elapsed: result.elapsed, written: written))
      process = result
    case .runsForEver(let bytesPerTick):
      process = await runForEver(bytesPerTick, &supervisor)
    }
    return SupervisedRun(process: process, supervisor: supervisor)
  }

  private func runForEver(
    _ bytesPerTick: Int, _ supervisor: inout some ProcessSupervisor
  ) async -> FinishedProcess {
    var tick = 0
    while true {
      let elapsed = Duration.milliseconds(20) * tick
      let present = RunningProcess(
        identifier: 1, elapsed: elapsed, written: tick * bytesPerTick)
      if let reason = supervisor.look(at: present) ?? (Task.isCancelled ? .cancelled : nil) {
        _ = supervisor.look(at: present)
        return .stopped(reason, after: elapsed)
      }
      tick += 1
      await Task.yield()
    }
  }
}

extension CapturedOutput {
  /// Bytes that were written, kept or not.
  fileprivate var size: Int { head.count + dropped + tail.count }
}

extension FinishedProcess {
  /// A process that exited by itself at once.
  package static func exited(
    _ code: Int32 = 0, output: String = "", error: String = ""
  ) -> FinishedProcess {
    FinishedProcess(
      ending: .exit(code: code), stopped: nil,
      standardOutput: CapturedOutput(head: Array(output.utf8)),
      standardError: CapturedOutput(head: Array(error.utf8)), elapsed: .milliseconds(10))
  }

  /// A process that we ended.
  package static func stopped(_ reason: StopReason, after elapsed: Duration) -> FinishedProcess {
    FinishedProcess(
      ending: .signal(2), stopped: reason, standardOutput: CapturedOutput(head: []),
      standardError: CapturedOutput(head: []), elapsed: elapsed)
  }
}
