import SwiftDiagnostics
import SwiftParserDiagnostics

/// The places at which a file is not Swift, in the order of the file; none when it parses.
///
/// This asks the parser alone, so names and types may still be wrong. A file that is nested more
/// deeply than anybody writes has exactly one error, which says so.
package func syntaxErrors(in file: SourceFile) -> [SyntaxError] {
  onDeepStack { parseErrors(in: file) }
}

private func parseErrors(in file: SourceFile) -> [SyntaxError] {
  let parsed = ParsedFile(file)
  if let obstacle = parsed.obstacle {
    let message =
      obstacle.isSize
      ? "this file is too large to be read"
      : "this is nested too deeply to be read"
    return [SyntaxError(position: obstacle.position, message: message)]
  }
  return ParseDiagnosticsGenerator.diagnostics(for: parsed.tree)
    .filter { $0.diagMessage.severity == .error }
    .map { SyntaxError(position: parsed.position(at: $0.position), message: $0.message) }
    .sorted { $0.position < $1.position }
}
