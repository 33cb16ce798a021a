import Curriculum
import Languages
import Ports
import TestSupport
import Testing

@testable import Grading

@Suite struct `A file that must, or must not, compile` {
  private static let mustCompile = SampleCourse.check(
    "T1", .mustCompile, .probe(Check.Probe(file: "Probes/Good.swift")))
  private static let mustNotCompile = SampleCourse.check(
    "X1", .mustNotCompile,
    .probe(
      Check.Probe(
        file: "Probes/Bad.swift",
        rejection: Check.Rejection(
          diagnostic: "must be exhaustive", control: "Probes/Good.swift"))))

  /// What the compiler says about each probe; nothing: it compiles.
  private func results(good: String = "", bad: String = "") async throws -> [CheckResult] {
    let sample = SampleCourse.exercise
    let exercise = Exercise(
      slug: sample.slug, folder: sample.folder, title: sample.title, files: sample.files,
      checks: [Self.mustCompile, Self.mustNotCompile])
    let runner = ScriptedProcessRunner { command in
      let file = command.arguments.last ?? ""
      let said = file.hasSuffix("Good.swift") ? good : bad
      return said.isEmpty ? .exits(0) : .exits(1, output: "\(file):4:3: error: \(said)\n")
    }
    let grader = Grader(
      folder: FakeBench.folder, files: SampleCourse.files(), runner: runner,
      environment: ["PATH": "/bin"])
    return try await ProbeRun(
      grader: grader, exercise: exercise,
      toolchain: Toolchain(swift: Path("/bin/swift"), version: ""), modules: Path("/modules")
    ).results()
  }

  @Test func `holds when the one does and the other does not`() async throws {
    let results = try await results(bad: "switch must be exhaustive")
    #expect(results.map(\.status) == [.passed, .passed])
  }

  @Test func `shows the compiler's words when it must compile`() async throws {
    let result = try await results(good: "no member 'failed'", bad: "must be exhaustive")[0]
    #expect(result.status == .failed)
    #expect(result.findings.first?.message.english == "no member 'failed'")
    #expect(result.findings.first?.place == Place(file: "Probes/Good.swift", line: 4, column: 3))
  }

  @Test func `an accepted misuse is a failure`() async throws {
    let result = try await results()[1]
    #expect(result.status == .failed)
    #expect(result.findings.first?.message.english.contains("accepts") == true)
  }

  @Test func `a refusal for another reason proves nothing`() async throws {
    #expect(try await results(bad: "cannot find 'LoadState' in scope")[1].status == .failed)
  }

  @Test func `a refusal proves nothing when its twin is refused as well`() async throws {
    let results = try await results(good: "must be exhaustive", bad: "must be exhaustive")
    #expect(results[1].status == .failed)
    #expect(results[1].findings.first?.place?.file == "Probes/Good.swift")
  }
}
