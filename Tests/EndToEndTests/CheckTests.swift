import Foundation
import HostSystem
import Ports
import TestSupport
import Testing

/// Checks with the real binary and the real toolchain; one after the other, as they share a workspace.
@Suite(.serialized)
struct CheckTests {
  let bench = Bench.shared

  @Test(
    "a violation keeps its behaviour and fails what is declared",
    arguments: [
      ("intro-cost-of-change", ["P1", "S3"]),
      ("srp-user-view-controller", ["P1", "P2", "P3", "P4", "S2"]),
      ("ocp-notification-sender", ["P1", "P2", "P3", "P4", "P5", "P6", "S1", "S2", "S3"]),
    ])
  func violation(exercise: String, fails: [String]) async throws {
    let place = try bench.submission(of: exercise, from: "Violation", named: "violation")
    let (run, result) = try await bench.check(place, as: exercise)
    let verdict = try #require(result, "\(run.output) \(run.error)")
    #expect(verdict.outcome == "unsolved")
    #expect(run.code == 1)
    #expect(verdict.ids("failed").sorted() == fails)
    let behaviour = verdict.checks.filter { $0.kind == "behaviour" }
    #expect(!behaviour.isEmpty && behaviour.allSatisfy { $0.status == "passed" })
  }

  @Test(
    "a reference is solved",
    arguments: ["intro-cost-of-change", "srp-user-view-controller", "ocp-notification-sender"])
  func reference(exercise: String) async throws {
    let place = try bench.submission(of: exercise, named: "reference")
    let (run, result) = try await bench.check(place, as: exercise)
    #expect(result?.outcome == "solved", "\(run.output) \(run.error)")
    #expect(run.code == 0)
    // A second check finds everything built, and says the same.
    if exercise == "intro-cost-of-change" {
      #expect(try await bench.check(place, as: exercise).result?.outcome == "solved")
    }
  }

  @Test("a missing brace is shown at the learner's own line")
  func missingBrace() async throws {
    let broken = "struct NotificationSender {\n  func send() {\n"
    let place = try bench.submission(
      named: "brace", changing: ["Sources/Notifications/NotificationSender.swift": broken])
    let (run, result) = try await bench.check(place)
    #expect(result?.outcome == "does-not-compile")
    #expect(run.code == 1)
    let first = try #require(result?.diagnostics.first { $0.severity == "error" })
    #expect(first.file == "Sources/Notifications/NotificationSender.swift")
    #expect(first.line >= 2)
    #expect(!first.message.isEmpty)
  }
}
