import Foundation
import HostSystem
import Languages
import Ports
import Rendering

/// The program.
@main
struct Solid {
  /// What `--version` prints.
  static let version = "0.1.0"

  static func main() async {
    InterruptSource.ignoreBrokenPipes()
    let world = World()
    let code = await Solid(world: world).run()
    exit(code.rawValue)
  }

  let world: World

  /// Reads the command line, runs the command, and says what went wrong.
  func run() async -> ExitCode {
    let parser = ArgumentParser(commands: CommandTable.all, globals: CommandTable.globals)
    let invocation: Invocation
    do throws(UsageProblem) { invocation = try parser.parse(world.environment.arguments) } catch {
      return complain(.usage(error), in: settings([:]).language)
    }
    let settings = settings(invocation.options)
    do throws(Complaint) { return try await run(invocation, settings) } catch {
      return complain(error, in: settings.language)
    }
  }

  private func settings(_ options: [String: String]) -> Settings {
    Settings(
      options: options, variables: world.environment.variables,
      isTerminal: world.output.isTerminal, columns: world.terminal.size?.columns)
  }

  private func run(_ invocation: Invocation, _ settings: Settings) async throws(Complaint)
    -> ExitCode
  {
    if invocation.has("version") {
      try write("solid \(Self.version)\n")
      return .success
    }
    if invocation.has("help") {
      try write(help(on: invocation, settings))
      return .success
    }
    let desk = try Desk(world: world, settings: settings, options: invocation.options)
    guard let body = CommandBodies.body(of: invocation.command) else { return .usage }
    return try await Interruption.watched { () async throws(Complaint) in
      try await body.run(at: desk, invocation)
    }
  }

  private func help(on invocation: Invocation, _ settings: Settings) -> String {
    let help = HelpText(language: settings.language, width: settings.width)
    let spec = CommandTable.all.first { $0.name == invocation.command }
    return AnsiEncoder(settings.capabilities)
      .text(of: spec.map(help.help(on:)) ?? help.overview())
  }

  private func write(_ text: String) throws(Complaint) {
    do throws(OutputFailure) { try world.output.write(text) } catch { throw .output(error) }
  }

  private func complain(_ complaint: Complaint, in language: Language) -> ExitCode {
    if let text = ComplaintText(language: language).text(of: complaint) {
      // Nobody is left to tell when standard error is closed as well.
      try? world.error.write("solid: " + text + "\n")
    }
    return complaint.exitCode
  }
}
