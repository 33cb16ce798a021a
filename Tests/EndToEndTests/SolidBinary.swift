import Foundation
import HostSystem
import Ports

/// The real binary, run as a shell would run it.
struct SolidBinary: Sendable {
  /// What a run left behind.
  struct Run: Sendable {
    let code: Int32
    let output: String
    let error: String
    let elapsed: Duration

    /// The results of `check --json`.
    var results: [Checked] {
      let report = try? JSONDecoder().decode(Checked.Report.self, from: Data(output.utf8))
      return report?.results ?? []
    }
  }

  /// Beside the bundle of the tests, where the package manager builds it.
  static let path: Path = {
    let bundle = Path(Bundle.main.executablePath ?? CommandLine.arguments[0])
    let folders = bundle.selfAndAncestors.dropFirst()
    let files = PosixFileSystem()
    return folders.lazy.map { $0.appending("solid") }.first {
      files.status(of: $0)?.kind == .file
    } ?? bundle.parent.appending("solid")
  }()

  /// The checkout whose course is used.
  static let checkout = Path(#filePath).parent.parent.parent

  /// Variables that replace those of the tests; an empty value removes one.
  var variables: [String: String] = [:]

  /// Runs to the end, at most for `limit`.
  func run(
    _ arguments: [String], in folder: Path = checkout, limit: Duration = .seconds(240)
  ) async throws -> Run {
    var environment = ProcessEnvironment().variables
    for name in ["SOLID_WORKSPACE", "SOLID_COURSE", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR"] {
      environment[name] = nil
    }
    environment["LANG"] = "en_US.UTF-8"
    for (name, value) in variables { environment[name] = value.isEmpty ? nil : value }
    let command = Command(
      executable: Self.path, arguments: arguments, environment: environment, folder: folder,
      keptOutput: 4_000_000)
    let process = try await SessionProcessRunner().run(command) {
      $0.elapsed > limit ? .overTime : nil
    }
    var code: Int32 = -1
    if case .exit(let number) = process.ending { code = number }
    return Run(
      code: code, output: process.standardOutput.text, error: process.standardError.text,
      elapsed: process.elapsed)
  }
}

/// One result of `check --json`, as far as the tests look at it.
struct Checked: Decodable, Sendable {
  let exercise: String
  let outcome: String
  let checks: [Check]
  let diagnostics: [Diagnostic]
  let ignored: [Ignored]?
  let details: Details?

  struct Report: Decodable {
    let schema: Int
    let results: [Checked]
  }

  struct Check: Decodable, Sendable {
    let id: String
    let kind: String
    let status: String
  }

  struct Diagnostic: Decodable, Sendable {
    let file: String
    let line: Int
    let severity: String
    let message: String
  }

  struct Ignored: Decodable, Sendable {
    let file: String
    let reason: String
  }

  struct Details: Decodable, Sendable {
    let test: String?
    let message: String?
    let file: String?
    let line: Int?
  }

  /// The ids of the checks with a status.
  func ids(_ status: String) -> [String] { checks.filter { $0.status == status }.map(\.id) }
}
