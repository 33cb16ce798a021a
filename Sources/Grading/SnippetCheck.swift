import Ports

/// Asks the compiler about a piece of code that stands in a text: on its own, with Foundation.
package struct SnippetCheck: Sendable {
  let grader: Grader

  package init(grader: Grader) {
    self.grader = grader
  }

  /// What the compiler says about the code, lines counted from its first; empty when it compiles.
  ///
  /// Warnings are among them: what we show is meant to be copied.
  ///
  /// - Parameter name: of the temporary file; two checks at once need two names.
  package func complaints(about code: String, name: String) async throws(GradingFailure)
    -> [Diagnostic]
  {
    let toolchain = try await grader.toolchain()
    let folder = grader.bench.folder.appending("snippets")
    let file = folder.appending(name + ".swift")
    let opening = "import Foundation\n"
    do throws(FileFailure) {
      try grader.files.makeFolder(at: folder)
      try grader.files.makeFolder(at: grader.bench.temporary)
      try grader.files.write(Array((opening + code + "\n").utf8), to: file, .atomic)
    } catch {
      throw GradingFailure(Obstacle(writing: error))
    }
    defer { try? grader.files.remove(file) }
    let command = TypeCheck(toolchain: toolchain, bench: grader.bench, modules: folder)
      .command(of: file, environment: grader.environment)
    let process: FinishedProcess
    do throws(LaunchFailure) {
      process = try await grader.runner.run(command) {
        $0.elapsed > .seconds(60) ? .overTime : nil
      }
    } catch {
      throw GradingFailure(error.reason == .notFound ? .noToolchain : .toolFailed("\(error)"))
    }
    if process.stopped == .cancelled { throw GradingFailure(.cancelled) }
    let text = process.standardError.text + "\n" + process.standardOutput.text
    let said = CompilerOutput(text).sentences.filter { $0.severity != .note }.map {
      Diagnostic(
        place: Place(file: name, line: max(1, $0.line - 1), column: $0.column),
        severity: $0.severity, message: $0.message, isOurs: true)
    }
    guard said.isEmpty, process.ending != .exit(code: 0) else { return said }
    throw GradingFailure(.toolFailed(String(text.suffix(400))))
  }
}
