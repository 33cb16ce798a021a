import Curriculum
import Languages
import Ports
import SwiftSource

/// Adds a case that nobody planned to the learner's enum, and sees whether the compiler names a place that forgot it.
///
/// Only the learner's module is asked about, and nothing of it is kept. A module that still compiles has an answer for cases that
/// it does not know: a default in some disguise.
struct NewCaseRun: Sendable {
  let grader: Grader
  let exercise: Exercise
  let toolchain: Toolchain
  let submission: Submission
  let modules: Path

  func result(of check: Check, _ request: Check.NewCase) async throws(GradingFailure)
    -> CheckResult
  {
    let name = "unplanned" + String(UInt32.random(in: 1_000_000...9_999_999))
    var changed: [String: String] = [:]
    for (path, text) in submission.files {
      changed[path] = addingCase(
        name, beside: request.neighbours, in: SourceFile(path: path, text: text))
    }
    guard let place = changed.keys.sorted().first else {
      return CheckResult(check: check, status: .failed, findings: [noEnum(request)])
    }
    let errors = try await errors(in: module(of: place, with: changed), named: place)
    let isSeen = errors.contains { $0.contains(request.diagnostic) }
    return CheckResult(
      check: check, status: isSeen ? .passed : .failed,
      findings: isSeen ? [] : [silence(at: place)])
  }

  /// The files of the module in which the enum stands, ours included, by path.
  private func module(of place: String, with changed: [String: String])
    throws(GradingFailure) -> [String: [UInt8]]
  {
    let folder = place.split(separator: "/").prefix(2).joined(separator: "/") + "/"
    do throws(FileFailure) {
      let all = try PackageComposer(reader: grader.files).files(of: submission, for: exercise)
      return all.filter { $0.key.hasPrefix(folder) && $0.key.hasSuffix(".swift") }
        .merging(changed.mapValues { Array($0.utf8) }) { $1 }
    } catch {
      throw GradingFailure(.unreadable(path: error.path.string))
    }
  }

  private func errors(in files: [String: [UInt8]], named place: String)
    async
    throws(GradingFailure) -> [String]
  {
    let folder = grader.bench.folder.appending("new-case")
    do throws(FileFailure) {
      try FolderMirror(reader: grader.files, writer: grader.files).mirror(files, into: folder)
    } catch {
      throw GradingFailure(Obstacle(writing: error))
    }
    let module = place.split(separator: "/").dropFirst().first.map(String.init) ?? "Module"
    let command = TypeCheck(toolchain: toolchain, bench: grader.bench, modules: modules).command(
      of: files.keys.sorted().map { folder.appending($0) }, asModule: module,
      environment: grader.environment)
    return try await grader.finished(command, within: exercise.limits.build).sentences
      .filter { $0.severity == .error }.map(\.message)
  }

  private func noEnum(_ request: Check.NewCase) -> VerdictFinding {
    let names = request.neighbours.map { "`\($0)`" }.joined(separator: ", ")
    return VerdictFinding(
      place: Place(file: exercise.files.start, line: 1),
      message: LocalizedText(
        english: "no enum has the cases \(names)", french: "aucune enum n’a les cas \(names)"))
  }

  private func silence(at place: String) -> VerdictFinding {
    VerdictFinding(
      place: Place(file: place, line: 1),
      message: LocalizedText(
        english: "one case more was added here, and the compiler asked for nothing",
        french: "un cas de plus a été ajouté ici, et le compilateur n’a rien réclamé"))
  }
}
