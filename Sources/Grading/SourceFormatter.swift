package import Ports

/// Asks the toolchain's formatter what it would write otherwise.
package struct SourceFormatter: Sendable {
  let grader: Grader

  package init(grader: Grader) {
    self.grader = grader
  }

  /// One place that is not formatted as the configuration asks.
  package struct Complaint: Hashable, Sendable {
    package let file: Path
    /// From 1.
    package let line: Int
    package let column: Int
    package let message: String
  }

  /// Everything that the formatter says about the Swift files below some folders.
  ///
  /// - Parameter configuration: a file that need not exist; without it the formatter's own defaults hold.
  package func complaints(about folders: [Path], configuration: Path)
    async
    throws(GradingFailure) -> [Complaint]
  {
    let toolchain = try await grader.toolchain()
    do throws(FileFailure) {
      try grader.files.makeFolder(at: grader.bench.temporary)
    } catch {
      throw GradingFailure(Obstacle(writing: error))
    }
    let hasOwn = grader.files.status(of: configuration) != nil
    let command = Command(
      executable: toolchain.swift,
      arguments: ["format", "lint", "--strict", "--recursive"]
        + (hasOwn ? ["--configuration", configuration.string] : []) + folders.map(\.string),
      environment: ChildEnvironment(grader.environment, temporary: grader.bench.temporary)
        .variables,
      folder: grader.bench.folder, keptOutput: 1_000_000)
    return try await grader.finished(command, within: .seconds(120)).sentences.map {
      Complaint(file: Path($0.path), line: $0.line, column: $0.column, message: $0.message)
    }
  }
}
