import Curriculum
import Grading
import Languages
import Ports
import Synchronization
import TestSupport
import Workshop

/// A course in memory with exercises that are alike: one test, one rule, and a wrong and a valid fixture.
struct SampleCourse {
  static let folder = Path("/course")
  static let workspace = Path("/desk/.solid/check")
  static let program = Path("/bin/solid")

  let course: Course
  let files: InMemoryFileSystem

  init(_ slugs: String...) {
    var texts = [
      "/course/Exercises/StandIns/Package.swift": "// stand-ins\n", "/bin/solid": "machine code",
    ]
    for slug in slugs {
      let base = "/course/Exercises/\(slug)/"
      texts[base + "exercise.json"] = "{}"
      texts[base + "Checks/KitTests.swift"] = "// tests\n"
      texts[base + "Probes/Next.swift"] = "// probe\n"
      for package in ["Violation", "Refactored"] {
        texts[base + package + "/Package.swift"] = "// manifest\n"
        texts[base + package + "/Sources/Kit/Kit.swift"] = "// \(package)\nfunc f() -> Int { 7 }\n"
      }
      for name in ["wrong-cast", "valid-closure"] {
        texts[base + "Fixtures/\(name)/Sources/Kit/Kit.swift"] = "// \(name)\n"
      }
    }
    files = InMemoryFileSystem(texts)
    course = Course(
      folder: Self.folder, lessons: [], exercises: slugs.map(Self.exercise), problems: [])
  }

  static func exercise(_ slug: String) -> Exercise {
    var exercise = Exercise(
      slug: slug, folder: folder.appending("Exercises/" + slug), title: LocalizedText(same: slug),
      files: ExerciseFiles(
        editable: ["Sources/Kit"], given: [], start: "Sources/Kit/Kit.swift", fixedNames: []),
      checks: [
        check("P1", .changeRequest, .tests(["next()", "other()"])),
        check("S4", .structure, rule("noDowncast")),
      ])
    exercise.violationFails = ["P1"]
    exercise.fixtures = [
      Fixture(
        name: "wrong-cast", title: LocalizedText(same: ""), outcome: "unsolved", fails: ["S4"]),
      Fixture(
        name: "valid-closure", title: LocalizedText(same: ""), outcome: "solved", fails: []),
    ]
    return exercise
  }

  static func check(_ id: String, _ kind: CheckKind, _ means: Check.Means) -> Check {
    Check(
      id: id, kind: kind, title: LocalizedText(same: id), because: LocalizedText(same: ""),
      means: means)
  }

  static func rule(_ name: String) -> Check.Means {
    .rule(name: name, parameters: JSONValue(.object([]), line: 1, column: 1))
  }

  /// An audit with as many benches as there are judges.
  func audit(_ judges: [any SubmissionJudge], isFresh: Bool = false, program: Path? = Self.program)
    -> CourseAudit
  {
    CourseAudit(
      course: course,
      benches: judges.enumerated().map { number, judge in
        AuditBench(judge: judge, folder: Path("/desk/.solid/check-\(number)"))
      },
      memory: AuditMemory(
        folder: Self.workspace.appending("audit"), files: files, isFresh: isFresh),
      files: files, program: program)
  }
}

/// A judge that finds each submission as the sample course declares it, and remembers what it was asked.
final class AgreeableJudge: SubmissionJudge {
  private let log = Mutex<[String]>([])
  private let toolchain: String?
  private let answer: @Sendable (_ folder: String, _ usual: Verdict) async -> Verdict
  private let endedTests: [String]

  /// - Parameter answer: changes a verdict.
  init(
    toolchain: String? = "Swift version 6.3.1", endedTests: [String] = ["next()", "other()"],
    answer: @escaping @Sendable (_ folder: String, _ usual: Verdict) async -> Verdict = { $1 }
  ) {
    self.toolchain = toolchain
    self.endedTests = endedTests
    self.answer = answer
  }

  /// The last parts of the folders that were judged, in their order.
  var judged: [String] { log.withLock { $0 } }

  func judge(
    _ folder: Path, for exercise: Exercise, of course: Course,
    report: @escaping @Sendable (GradingEvent) -> Void
  ) async -> Verdict {
    log.withLock { $0.append(folder.lastComponent) }
    for test in endedTests { report(.testEnded(test, passed: true)) }
    var failing: Set<String> = []
    if folder.lastComponent == "wrong-cast" { failing = ["S4"] }
    if folder.lastComponent == "Violation" || folder.string.contains("generated") {
      failing = ["P1"]
    }
    return await answer(folder.string, .sample(of: exercise, failing: failing))
  }

  func toolchainVersion() async -> String? { toolchain }
}

extension Verdict {
  /// A verdict in which some checks failed, some were skipped, and all others passed.
  static func sample(
    of exercise: Exercise, failing: Set<String> = [], skipping: Set<String> = [],
    outcome: Outcome? = nil
  ) -> Verdict {
    Verdict(
      exercise: exercise.slug, outcome: outcome ?? (failing.isEmpty ? .solved : .unsolved),
      checks: exercise.checks.map { check in
        let status: CheckResult.Status =
          failing.contains(check.id) ? .failed : skipping.contains(check.id) ? .skipped : .passed
        return CheckResult(check: check, status: status)
      })
  }
}
