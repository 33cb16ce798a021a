package import Ports
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs each program in a session of its own, so that all its processes can be found and ended.
///
/// Descendants that leave the session are ended too, as far as they were seen while their parents lived.
package struct SessionProcessRunner: ProcessRunner {
  private let adoptsOrphans: Bool

  /// Makes a runner that ends what it can see, or all there is.
  ///
  /// - Parameter adoptsOrphans: lets orphans among all descendants become children of this process (Linux), so that none
  ///   of them can hide, however fast it was. Only for a process that starts no children in another way than this:
  ///   one in a session of its own without a terminal would be taken for such an orphan.
  package init(adoptsOrphans: Bool = false) {
    self.adoptsOrphans = adoptsOrphans
    #if !canImport(Darwin)
      if adoptsOrphans { HiddenCalls.becomeSubreaper() }
    #endif
  }

  package func run<Supervisor: ProcessSupervisor>(
    _ command: Command, supervisor: Supervisor
  ) async throws(LaunchFailure) -> SupervisedRun<Supervisor> {
    let isCancelled = Flag()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread of its own, as the run waits in system calls: the pool of Swift tasks must not.
        let isStarted = Thread.start {
          continuation.resume(returning: perform(command, isCancelled, supervisor))
        }
        if !isStarted {
          continuation.resume(returning: .failure(LaunchFailure(errno: EAGAIN, of: command)))
        }
      }
    } onCancel: {
      isCancelled.set()
    }
    return try result.get()
  }

  private func perform<Supervisor: ProcessSupervisor>(
    _ command: Command, _ isCancelled: Flag, _ supervisor: Supervisor
  ) -> Result<SupervisedRun<Supervisor>, LaunchFailure> {
    guard !isCancelled.isSet else {
      return .success(SupervisedRun(process: .neverStarted, supervisor: supervisor))
    }
    return Result { () throws(LaunchFailure) in
      var supervisor = supervisor
      var run = try ProcessRun(command, adoptsOrphans: adoptsOrphans)
      let process = run.complete {
        supervisor.look(at: $0) ?? (isCancelled.isSet ? .cancelled : nil)
      }
      return SupervisedRun(process: process, supervisor: supervisor)
    }
  }
}

extension FinishedProcess {
  /// The result for a task that was cancelled before the child could start.
  fileprivate static let neverStarted = FinishedProcess(
    ending: .signal(SIGINT), stopped: .cancelled, standardOutput: CapturedOutput(head: []),
    standardError: CapturedOutput(head: []), elapsed: .zero)
}
