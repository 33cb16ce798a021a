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
    let file = folder.appending(name + ".swift")
    try write(code, to: file)
    defer { try? grader.files.remove(file) }
    let command = TypeCheck(toolchain: toolchain, bench: grader.bench, modules: folder)
      .command(of: file, environment: grader.environment)
    let process = try await grader.finished(command, within: .seconds(60))
    let added = opening(for: code).isEmpty ? 0 : 1
    let said = process.sentences.filter { $0.severity != .note }.map {
      Diagnostic(
        place: Place(file: name, line: max(1, $0.line - added), column: $0.column),
        severity: $0.severity, message: $0.message, isOurs: true)
    }
    guard said.isEmpty, process.ending != .exit(code: 0) else { return said }
    throw GradingFailure(.toolFailed(String(process.text.suffix(400))))
  }

  private var folder: Path { grader.bench.folder.appending("snippets") }

  /// Foundation is imported before the code, unless the code says itself how it imports it.
  private func write(_ code: String, to file: Path) throws(GradingFailure) {
    do throws(FileFailure) {
      try grader.files.makeFolder(at: folder)
      try grader.files.makeFolder(at: grader.bench.temporary)
      try grader.files.write(
        Array((opening(for: code) + code + "\n").utf8), to: file, .atomic)
    } catch {
      throw GradingFailure(Obstacle(writing: error))
    }
  }

  private func opening(for code: String) -> String {
    code.contains("import Foundation") ? "" : "import Foundation\n"
  }
}
