import HostSystem
import Ports

/// The adapters of this process: the only place that chooses them.
struct World: Sendable {
  let environment = ProcessEnvironment()
  let files = PosixFileSystem()
  let runner = SessionProcessRunner(adoptsOrphans: true)
  let clock = SystemClock()
  let output = StandardStream.output
  let error = StandardStream.error
  let terminal = PosixTerminal()
}
