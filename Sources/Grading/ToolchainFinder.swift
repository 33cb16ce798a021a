import Ports

/// Finds the toolchain, and asks for its version only when the command has changed since the last time.
struct ToolchainFinder: Sendable {
  let files: any FileReading & FileWriting
  let runner: any ProcessRunner
  let environment: [String: String]

  /// - Parameter note: a file that keeps the answer: one line to recognise the command, one with its version.
  func toolchain(rememberedIn note: Path) async throws(GradingFailure) -> Toolchain {
    guard let swift = Toolchain.locate(path: environment["PATH"] ?? "", files: files) else {
      throw GradingFailure(.noToolchain)
    }
    let mark = mark(of: swift)
    if let lines = try? files.text(of: note).split(whereSeparator: \.isNewline), lines.count == 2,
      lines[0] == mark
    {
      return Toolchain(swift: swift, version: String(lines[1]))
    }
    let version = try await askVersion(swift)
    if !version.isEmpty {
      // Only a memory: when it cannot be written, the next check asks again.
      try? files.makeFolder(at: note.parent)
      try? files.write(Array("\(mark)\n\(version)\n".utf8), to: note, .atomic)
    }
    return Toolchain(swift: swift, version: version)
  }

  /// What changes when another toolchain is installed in the same place.
  private func mark(of swift: Path) -> String {
    let status = files.status(of: swift)
    return "\(swift.string) \(status?.size ?? 0) \(status?.modified ?? 0) \(status?.identity ?? 0)"
  }

  private func askVersion(_ swift: Path) async throws(GradingFailure) -> String {
    let command = Command(
      executable: swift, arguments: ["--version"], environment: environment, folder: swift.parent)
    let process: FinishedProcess
    do throws(LaunchFailure) {
      process = try await runner.run(command) { $0.elapsed > .seconds(30) ? .overTime : nil }
    } catch {
      throw GradingFailure(error.reason == .notFound ? .noToolchain : .toolFailed("\(error)"))
    }
    if process.stopped == .cancelled { throw GradingFailure(.cancelled) }
    let said = process.standardOutput.text + "\n" + process.standardError.text
    let line = said.split(whereSeparator: \.isNewline).first { $0.contains("Swift version ") }
    guard let line else { throw GradingFailure(.toolFailed(String(said.prefix(200)))) }
    return String(line)
  }
}
