import Foundation
import HostSystem
import Ports
import TestSupport
import Testing

/// `solid new` from outside, in a course of its own.
struct NewCommandTests {
  let solid = SolidBinary()

  /// A course with stand-ins and nothing else.
  private func course() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.add("Lessons/README.md")
    try folder.add("Exercises/README.md")
    try FileManager.default.copyItem(
      atPath: SolidBinary.checkout.appending("Exercises/StandIns").string,
      toPath: folder.path.appending("Exercises/StandIns").string)
    return folder
  }

  /// Nine builds: on every change, and where a minute does not matter.
  @Test(
    "a new lesson and its exercise are judged as declared, and owe only words",
    .enabled(if: ProcessInfo.processInfo.environment["SOLID_ALL_TESTS"] != nil))
  func newLessonIsProven() async throws {
    let course = try course()
    let place = ["--course", course.path.string]
    let made = try await solid.run(["new", "lesson", "ocp-waiting-room"] + place)
    #expect(made.code == 0, "\(made.error)")
    #expect(made.output.contains("01-ocp-waiting-room"))
    #expect(made.output.contains("solid audit ocp-waiting-room --course"))
    #expect(made.output.contains("solid learn ocp-waiting-room --course"))

    let workspace = ["--workspace", Bench.shared.workspace.string]
    let run = try await solid.run(
      ["audit", "ocp-waiting-room", "--json"] + place + workspace, limit: .seconds(600))
    let audit = try JSONDecoder().decode(Audit.self, from: Data(run.output.utf8))
    #expect(run.code == 1)
    // The pair and the five fixtures, with whatever else an audit hands in by itself.
    #expect(audit.submissions.count >= 7)
    #expect(audit.submissions.filter { !$0.asDeclared } == [], "\(run.output)")
    #expect(audit.problems.count > 40)
    #expect(audit.problems.allSatisfy { $0.message.hasPrefix("still to be written: ") })
  }

  private struct Audit: Decodable {
    let problems: [Problem]
    let submissions: [Submission]

    struct Problem: Decodable {
      let message: String
    }

    struct Submission: Decodable, Equatable {
      let submission: String
      let asDeclared: Bool
      let outcome: String
      let fails: [String]
    }
  }

  @Test("what is there stays, and the complaint says what to do")
  func overwritesNothing() async throws {
    let course = try course()
    let place = ["--course", course.path.string]
    #expect(
      try await solid.run(["new", "exercise", "srp-desk", "--module", "Desk"] + place).code == 0)
    let file = course.path.appending("Exercises/srp-desk/exercise.json")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: file.string))
    let again = try await solid.run(["new", "exercise", "srp-desk"] + place)
    #expect(again.code == 2)
    #expect(again.error.contains("Choose another slug"))
    #expect(try String(contentsOfFile: file.string, encoding: .utf8) == "mine")
    // What it is about cannot be read now.
    #expect(try await solid.run(["new", "lesson", "srp-desk"] + place).code == 3)
  }

  @Test("a wrong word is wrong usage, with the nearest right one")
  func suggestions() async throws {
    let course = try course()
    let cases = [
      (["new", "exercice", "srp-desk"], "exercise"), (["new", "lesson", "My Desk"], "my-desk"),
      (["new", "lesson", "05-srp-desk"], "srp-desk"),
      (["new", "exercise", "42"], "ocp-new-channel"),
      (["new", "exercise", "srp-desk", "--module", "desk"], "WaitingRoom"),
      (["new", "exercise", "srp-desk", "--number", "3"], "--number"),
      (["new", "lesson", "srp-desk", "--number", "1000"], "1000"),
      (["new", "lesson"], "exercise|lesson SLUG"), (["new", "lesson", "a", "b"], "b"),
    ]
    for (arguments, wanted) in cases {
      let run = try await solid.run(arguments + ["--course", course.path.string])
      #expect(run.code == 2, "\(arguments)")
      #expect(run.error.contains(wanted), "\(run.error)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: course.path.appending("Lessons").string)
        == ["README.md"])
  }

  @Test("a course without stand-ins is told how to get them, in its language")
  func standIns() async throws {
    let course = try TemporaryFolder()
    try course.add("Lessons/README.md")
    try course.add("Exercises/README.md")
    let run = try await solid.run(
      ["new", "lesson", "srp-desk", "--lang", "fr", "--course", course.path.string])
    #expect(run.code == 0)
    #expect(run.output.contains("cp -R"))
    #expect(run.output.contains("Une leçon"))
  }
}
