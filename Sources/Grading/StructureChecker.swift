import Curriculum
import DesignRules
import Languages
import SwiftSource

/// Answers the structural checks of an exercise: milliseconds, nothing is started.
struct StructureChecker: Sendable {
  let exercise: Exercise
  let submission: Submission

  /// The whole package for rules about its targets: the learner's files and ours, by path.
  let package: [String: String]

  /// The results of all checks that a rule answers, in the order of the exercise.
  ///
  /// - Throws: when the course asks for a rule that does not exist or cannot read its parameters.
  func results() throws(GradingFailure) -> [CheckResult] {
    let module = outline
    var results: [CheckResult] = []
    for check in exercise.checks {
      guard case .rule(let name, let parameters) = check.means else { continue }
      let found: [Finding]
      do throws(RuleParameterProblem) {
        let parameters = RuleParameters(parameters)
        found =
          check.kind == .moduleGraph
          ? try RuleCatalogue.graphRule(named: name, parameters: parameters)
            .findings(in: packageOutline)
          : try RuleCatalogue.rule(named: name, parameters: parameters).findings(in: module)
      } catch {
        throw GradingFailure(.unknownRule("\(exercise.slug), \(check.id): \(name) – \(error)"))
      }
      let findings = found.map(VerdictFinding.init)
      results.append(
        CheckResult(
          check: check, status: findings.isEmpty ? .passed : .failed, findings: findings))
    }
    return results
  }

  /// The imports that the learner's manifest does not allow, where the manifest is theirs.
  ///
  /// The package manager lets them through when the other module happens to be built already: the same files would compile one
  /// time and not the next.
  var undeclaredImports: [Diagnostic] {
    guard exercise.files.includesManifest,
      let rule = try? RuleCatalogue.graphRule(
        named: "declaredImports", parameters: RuleParameters([:]))
    else { return [] }
    return rule.findings(in: packageOutline).filter { $0.position.file != Self.manifest }.map {
      Diagnostic(
        place: Place(
          file: $0.position.file, line: $0.position.line, column: $0.position.column),
        severity: .error, message: $0.message.english, isOurs: false)
    }
  }

  /// What makes the result of any run worthless, and what the rules refuse to look behind.
  var integrity: (forbidden: [VerdictFinding], conditional: [VerdictFinding]) {
    let module = outline
    return (
      tamperingFindings(in: module).map(VerdictFinding.init),
      conditionalCompilationFindings(in: module).map(VerdictFinding.init)
    )
  }

  private var packageOutline: PackageOutline {
    let files = package.filter { $0.key != Self.manifest }.sorted { $0.key < $1.key }
      .map { SourceFile(path: $0.key, text: $0.value) }
    let manifest = SourceFile(path: Self.manifest, text: package[Self.manifest] ?? "")
    return PackageOutline(manifest: manifest, files: files)
  }

  private static let manifest = "Package.swift"

  private var outline: ModuleOutline {
    let files = submission.files.filter { $0.key != Self.manifest }
      .sorted { $0.key < $1.key }
    return ModuleOutline(files.map { SourceFile(path: $0.key, text: $0.value) })
  }
}

extension VerdictFinding {
  /// A finding of a rule, as part of a verdict.
  init(_ finding: Finding) {
    self.init(
      place: Place(
        file: finding.position.file, line: finding.position.line, column: finding.position.column),
      found: finding.found,
      message: finding.message)
  }
}

extension RuleParameters {
  /// The parameters as the exercise wrote them; `null` and fractions, which no rule takes, become texts that rules refuse.
  init(_ value: JSONValue) {
    guard case .object(let members) = value.content else {
      self.init([:])
      return
    }
    self.init(Dictionary(members.map { ($0.key, Value($0.value)) }) { $1 })
  }
}

extension RuleParameters.Value {
  init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .text("null")
    case .flag(let flag): self = .flag(flag)
    case .number(let number): self = Int(exactly: number).map(Self.number) ?? .text("\(number)")
    case .text(let text): self = .text(text)
    case .list(let items): self = .list(items.map(Self.init))
    case .object(let members):
      self = .table(Dictionary(members.map { ($0.key, Self($0.value)) }) { $1 })
    }
  }
}
