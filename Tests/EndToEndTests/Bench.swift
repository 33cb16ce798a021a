import Foundation
import HostSystem
import Ports
import TestSupport

/// A workspace for many checks, so that the stand-ins are built once; its path has a space and a non-ASCII letter.
final class Bench: Sendable {
  static let shared = Bench()

  let folder: TemporaryFolder
  let solid = SolidBinary()

  private init() {
    // Without a folder for temporary files no test can run at all.
    guard let folder = try? TemporaryFolder() else { preconditionFailure("no temporary folder") }
    self.folder = folder
    atexit { try? FileManager.default.removeItem(atPath: Bench.shared.folder.path.string) }
  }

  var workspace: Path { folder.path.appending("Workspace") }

  /// A submission made of a folder of the course and some changed files.
  func submission(
    of exercise: String = "ocp-notification-sender", from base: String = "Refactored",
    named name: String, changing files: [String: String] = [:]
  ) throws -> Path {
    let source = SolidBinary.checkout.appending("Exercises/\(exercise)/\(base)/Sources")
    let place = folder.path.appending("submissions/\(name)/\(exercise)")
    try? FileManager.default.removeItem(atPath: place.string)
    try FileManager.default.createDirectory(
      atPath: place.string, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: source.string, toPath: place.appending("Sources").string)
    for (path, text) in files { try folder.add("submissions/\(name)/\(exercise)/\(path)", text) }
    return place
  }

  /// Checks a folder, and gives its one result.
  func check(
    _ submission: Path, as exercise: String = "ocp-notification-sender",
    variables: [String: String] = [:]
  ) async throws -> (run: SolidBinary.Run, result: Checked?) {
    var solid = solid
    solid.variables = variables
    let run = try await solid.run([
      "check", exercise, "--directory", submission.string, "--workspace", workspace.string,
      "--json",
    ])
    return (run, run.results.first)
  }
}
