import Curriculum
import Languages
import Ports

/// Asks the compiler about the probes of an exercise, against the modules of a submission that was just built.
struct ProbeRun: Sendable {
  let grader: Grader
  let exercise: Exercise
  let toolchain: Toolchain
  /// Where the build left the interfaces of its modules.
  let modules: Path

  /// The results of all checks that a probe answers; each file is compiled once.
  func results() async throws(GradingFailure) -> [CheckResult] {
    var known: [String: Answer] = [:]
    var results: [CheckResult] = []
    for check in exercise.checks {
      guard case .probe(let probe) = check.means else { continue }
      for file in [probe.file, probe.rejection?.control].compactMap({ $0 }) where known[file] == nil
      {
        known[file] = try await answer(on: file)
      }
      let findings = findings(of: probe, known)
      results.append(
        CheckResult(
          check: check, status: findings.isEmpty ? .passed : .failed, findings: findings))
    }
    return results
  }

  /// What the compiler says about one file.
  private struct Answer: Sendable {
    let compiles: Bool
    let errors: [Diagnostic]
  }

  private func answer(on file: String) async throws(GradingFailure) -> Answer {
    let probe = exercise.folder.appending(file)
    let command = TypeCheck(toolchain: toolchain, bench: grader.bench, modules: modules).command(
      of: probe, environment: grader.environment)
    let process = try await grader.finished(command, within: exercise.limits.build)
    let errors = process.sentences.filter { $0.severity == .error }.map {
      Diagnostic(
        place: Place(file: file, line: $0.line, column: $0.column), severity: .error,
        message: $0.message, isOurs: true)
    }
    return Answer(compiles: process.ending == .exit(code: 0), errors: errors)
  }

  private func findings(of probe: Check.Probe, _ known: [String: Answer]) -> [VerdictFinding] {
    guard let answer = known[probe.file] else { return [] }
    guard let rejection = probe.rejection else {
      return answer.compiles ? [] : findings(in: answer.errors, of: probe.file)
    }
    if let control = known[rejection.control], !control.compiles {
      return findings(in: control.errors, of: rejection.control)
    }
    if answer.compiles {
      return [
        VerdictFinding(
          place: Place(file: probe.file, line: 1),
          message: LocalizedText(
            english: "the compiler accepts this file, and it must not",
            french: "le compilateur accepte ce fichier, et il ne devrait pas"))
      ]
    }
    let isMeant = answer.errors.contains { $0.message.contains(rejection.diagnostic) }
    return isMeant ? [] : findings(in: answer.errors, of: probe.file)
  }

  /// The compiler's own words: nobody says more exactly what is missing.
  private func findings(in errors: [Diagnostic], of file: String) -> [VerdictFinding] {
    guard !errors.isEmpty else {
      return [
        VerdictFinding(
          place: Place(file: file, line: 1),
          message: LocalizedText(
            english: "the compiler could not read this file with your modules",
            french: "le compilateur n’a pas pu lire ce fichier avec tes modules"))
      ]
    }
    return errors.map {
      VerdictFinding(place: $0.place, message: LocalizedText(same: $0.message))
    }
  }
}
