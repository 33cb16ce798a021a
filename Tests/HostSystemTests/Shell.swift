import HostSystem
import Ports

/// Runs scripts of the shell through the real runner.
enum Shell {
  static let runner = SessionProcessRunner()

  static func command(
    _ script: String, environment: [String: String] = ["PATH": "/usr/bin:/bin"],
    folder: Path = Path("/"), keptOutput: Int = 65_536
  ) -> Command {
    Command(
      executable: Path("/bin/sh"), arguments: ["-c", script], environment: environment,
      folder: folder, keptOutput: keptOutput)
  }

  static func run(
    _ script: String, folder: Path = Path("/"), keptOutput: Int = 65_536,
    supervise: @escaping @Sendable (RunningProcess) -> StopReason? = { _ in nil }
  ) async throws(LaunchFailure) -> FinishedProcess {
    let command = command(script, folder: folder, keptOutput: keptOutput)
    return try await runner.run(command, supervise: supervise)
  }
}
