import Curriculum
import Languages
import Ports
import TestSupport
import Testing

@testable import Grading

/// A policy and a detail, the manifest in the learner's hands, and a `swift` that does what a test says.
@Suite struct `A target that must stand alone` {
  private static let alone = SampleCourse.check("G5", .moduleGraph, .alone)
  private static var probe: Check {
    var check = SampleCourse.check("P2", .changeRequest, .tests(["aloneTest()"]))
    check.requires = ["G5"]
    return check
  }

  private static var exercise: Exercise {
    var exercise = Exercise(
      slug: "kit", folder: Path("/course/Exercises/kit"), title: LocalizedText(same: "Kit"),
      files: ExerciseFiles(
        editable: ["Package.swift", "Sources"], given: [], start: "Sources/Policy/Policy.swift",
        fixedNames: []),
      checks: [SampleCourse.behaviour, alone, probe])
    exercise.alone = AlonePackage(
      target: "Policy", without: ["Gateway"], products: ["LessonKit"])
    return exercise
  }

  private static let manifest = """
    import PackageDescription
    let package = Package(
      name: "Checkout",
      dependencies: [.package(path: "../../StandIns")],
      targets: [
        .target(name: "Policy", dependencies: ["Gateway", .product(name: "LessonKit", package: "StandIns")]),
        .target(name: "Gateway", dependencies: [.product(name: "MiniPay", package: "StandIns")]),
        .testTarget(name: "PolicyTests", dependencies: ["Policy"]),
      ])
    """

  private func bench(
    answer: @escaping @Sendable (Int) -> (RecordedRun?, ScriptedProcessRunner.Answer)
  ) -> FakeBench {
    let files = SampleCourse.files(submitting: [
      "Package.swift": Self.manifest, "Sources/Policy/Policy.swift": "import Gateway\n",
      "Sources/Gateway/Client.swift": "struct Client {}\n",
    ])
    try? files.write(
      Array(Self.manifest.utf8), to: Path("/course/Exercises/kit/Violation/Package.swift"),
      .atomic)
    try? files.makeFolder(at: Path("/course/Exercises/kit/Alone"))
    try? files.write(
      Array("// alone".utf8), to: Path("/course/Exercises/kit/Alone/AloneTests.swift"), .atomic)
    return FakeBench(files, answer: answer)
  }

  private static let main = RecordedRun(declaring: "price()").passing("price()").ended

  @Test func `is composed with what it needs and without what it may not`() async throws {
    let bench = bench { run in
      (
        run == 1 ? Self.main : RecordedRun(declaring: "aloneTest()").passing("aloneTest()").ended,
        .exits(0)
      )
    }
    let verdict = await bench.verdict(for: Self.exercise)
    #expect(verdict.outcome == .solved)
    let folder = FakeBench.folder.appending("Alone/kit")
    #expect(try bench.files.names(in: folder.appending("Sources")) == ["Policy"])
    #expect(
      try bench.files.names(in: folder.appending("Tests/PolicyTests")) == ["AloneTests.swift"])
    let manifest = try bench.files.text(of: folder.appending("Package.swift"), limit: 10_000)
    #expect(!manifest.contains("Gateway") && !manifest.contains("MiniPay"))
    #expect(manifest.contains("LessonKit"))
  }

  @Test func `does not when its sources need what is gone`() async {
    let bench = bench { run in
      guard run == 2 else { return (Self.main, .exits(0)) }
      let place = "/desk/.solid/check/Alone/kit/Sources/Policy/Policy.swift:1:8"
      return (nil, .exits(1, output: "\(place): error: no such module 'Gateway'\n"))
    }
    let verdict = await bench.verdict(for: Self.exercise)
    #expect(verdict.outcome == .unsolved)
    #expect(verdict.checks.map(\.status) == [.passed, .failed, .skipped])
    let finding = verdict.checks[1].findings.first
    #expect(finding?.place == Place(file: "Sources/Policy/Policy.swift", line: 1, column: 8))
    #expect(finding?.message.english == "no such module 'Gateway'")
  }

  @Test func `is not asked about when the whole does not build`() async {
    let bench = bench { _ in
      let place = "/desk/.solid/check/Exercises/kit/Sources/Policy/Policy.swift:1:1"
      return (nil, .exits(1, output: "\(place): error: what is this\n"))
    }
    let verdict = await bench.verdict(for: Self.exercise)
    #expect(verdict.outcome == .doesNotCompile)
    #expect(verdict.checks.map(\.status) == [.notRun, .notRun, .notRun])
  }

  @Test func `a manifest that the package manager refuses does not compile`() async {
    let bench = bench { _ in (nil, .exits(1, output: "error: cyclic dependency\n")) }
    let verdict = await bench.verdict(for: Self.exercise)
    #expect(verdict.outcome == .doesNotCompile)
    #expect(verdict.diagnostics.first?.place.file == "Package.swift")
    #expect(verdict.diagnostics.first?.message == "cyclic dependency")
  }
}
