import Curriculum
import Grading
import Ports
import TestSupport
import Testing

@testable import Workshop

@Suite struct `A second audit` {
  private let sample = SampleCourse("kit")
  private let everything = [
    "Violation", "Refactored", "wrong-cast", "valid-closure", "kit.generated-emptied",
    "kit.generated-stubs",
  ]

  /// What is judged by another audit.
  private func judgedAgain(isFresh: Bool = false, toolchain: String? = "Swift version 6.3.1") async
    -> [String]
  {
    let judge = AgreeableJudge(toolchain: toolchain)
    let audit = sample.audit([judge], isFresh: isFresh)
    let rows = await audit.rows(of: sample.course.exercises)
    #expect(rows.filter { !$0.isAsDeclared }.isEmpty)
    #expect(rows.count == everything.count)
    #expect(rows.count(where: \.isRemembered) == everything.count - judge.judged.count)
    return judge.judged
  }

  private func change(_ path: String, to text: String = "// changed\n") throws {
    try sample.files.write(Array(text.utf8), to: Path(path), .atomic)
  }

  @Test func `judges nothing when nothing has changed`() async {
    #expect(await judgedAgain() == everything)
    #expect(await judgedAgain().isEmpty)
  }

  @Test func `recalls what came out, seconds and tests included`() async {
    let audit = sample.audit([AgreeableJudge()])
    let first = await audit.rows(of: sample.course.exercises)
    let second = await audit.rows(of: sample.course.exercises)
    #expect(first.map(\.result) == second.map(\.result))
    #expect(first.map(\.verdict).allSatisfy { $0 != nil })
    #expect(second.map(\.verdict).allSatisfy { $0 == nil })
  }

  @Test(arguments: [
    "/course/Exercises/kit/exercise.json", "/course/Exercises/kit/Checks/KitTests.swift",
    "/course/Exercises/kit/Probes/Next.swift", "/course/Exercises/kit/Violation/Package.swift",
    "/course/Exercises/StandIns/Package.swift", "/bin/solid",
    "/course/Exercises/kit/Checks/New.swift",
  ])
  func `judges everything anew when something common has changed`(path: String) async throws {
    _ = await judgedAgain()
    try change(path)
    #expect(await judgedAgain() == everything)
  }

  @Test(arguments: [
    ("Fixtures/wrong-cast/Sources/Kit/Kit.swift", ["wrong-cast"]),
    ("Fixtures/wrong-cast/Sources/Kit/New.swift", ["wrong-cast"]),
    ("Refactored/Sources/Kit/Kit.swift", ["Refactored"]),
  ])
  func `judges only the submission that has changed`(path: String, names: [String]) async throws {
    _ = await judgedAgain()
    try change("/course/Exercises/kit/" + path, to: "func f() {}\n")
    // The stubs are made of the reference, and here there is nothing left to replace.
    let judge = AgreeableJudge()
    _ = await sample.audit([judge]).rows(of: sample.course.exercises)
    #expect(judge.judged == names)
  }

  @Test func `judges everything anew for another toolchain, without one, and when asked to`() async
  {
    _ = await judgedAgain()
    #expect(await judgedAgain(toolchain: "Swift version 6.4") == everything)
    #expect(await judgedAgain(toolchain: nil) == everything)
    #expect(await judgedAgain(isFresh: true) == everything)
  }

  @Test func `recalls nothing when the program is not known`() async {
    let judge = AgreeableJudge()
    let audit = sample.audit([judge], program: nil)
    _ = await audit.rows(of: sample.course.exercises)
    _ = await audit.rows(of: sample.course.exercises)
    #expect(judge.judged == everything + everything)
  }

  @Test func `never recalls what deviated, also when it came out right before`() async {
    _ = await judgedAgain()
    let strict = AgreeableJudge { folder, usual in
      folder.hasSuffix("valid-closure")
        ? .sample(of: SampleCourse.exercise("kit"), failing: ["S4"]) : usual
    }
    let rows = await sample.audit([strict], isFresh: true).rows(of: sample.course.exercises)
    #expect(rows.filter { !$0.isAsDeclared }.map(\.submission.name) == ["valid-closure"])
    #expect(await judgedAgain() == ["valid-closure"])
  }

  @Test(arguments: ["", "{", "[]", #"{"digest":"x"}"#, "\u{0}"])
  func `judges anew what cannot be read`(text: String) async throws {
    _ = await judgedAgain()
    try change("/desk/.solid/check/audit/kit.wrong-cast.json", to: text)
    #expect(await judgedAgain() == ["wrong-cast"])
    #expect(await judgedAgain().isEmpty)
  }

  @Test func `is no worse when nothing can be written`() async {
    sample.files.failChanges(below: Path("/desk"), with: .diskFull)
    let judge = AgreeableJudge()
    let rows = await sample.audit([judge]).rows(of: sample.course.exercises)
    #expect(rows.count == everything.count)
  }

  @Test func `keeps its notes in its folder, whatever a fixture is called`() {
    let name = RowName(exercise: "kit", submission: "wrong-../../é")
    #expect(name.fileName == "kit.wrong--------")
  }
}
