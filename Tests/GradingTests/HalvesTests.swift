import Curriculum
import Languages
import Testing

@testable import Grading

@Suite struct `An exercise in two halves` {
  private static let gathered = SampleCourse.structure
  private static var asked: Check {
    var check = SampleCourse.check("B2", .behaviour, .tests(["nextRule()"]))
    check.isLater = true
    return check
  }
  private static var cost: Check {
    var check = SampleCourse.check(
      "D1", .diffBudget, .budget(Check.DiffBudget(changed: 1, added: 0)))
    check.isLater = true
    return check
  }

  private static var exercise: Exercise {
    let sample = SampleCourse.exercise
    var exercise = Exercise(
      slug: sample.slug, folder: sample.folder, title: sample.title, files: sample.files,
      checks: [gathered, asked, cost])
    exercise.request = LocalizedText(same: "one rule more")
    return exercise
  }

  private func reading(
    first: CheckResult.Status, second: CheckResult.Status, before: [String: String]? = nil,
    now: [String: String] = ["A.swift": "a", "B.swift": "b"]
  ) -> Halves.Reading {
    Halves(exercise: Self.exercise, now: now, before: before).reading(of: [
      CheckResult(check: Self.gathered, status: first),
      CheckResult(check: Self.asked, status: second),
      CheckResult(check: Self.cost, status: .notRun),
    ])
  }

  @Test func `asks for nothing more before the first half holds`() {
    let reading = reading(first: .failed, second: .failed)
    #expect(reading.request == nil)
    #expect(!reading.holdsFirstHalf)
    #expect(reading.results.map(\.status) == [.failed, .skipped, .skipped])
    #expect(reading.results.map(\.missing) == [nil, "S1", "S1"])
  }

  @Test func `keeps the state in which the first half holds, and then makes its request`() {
    let reading = reading(first: .passed, second: .failed)
    #expect(reading.request == LocalizedText(same: "one rule more"))
    #expect(reading.holdsFirstHalf)
    #expect(reading.results.map(\.status) == [.passed, .notRun, .notRun])
  }

  @Test func `says what is missing of the request once it was made`() {
    let reading = reading(first: .passed, second: .failed, before: ["A.swift": "a"])
    #expect(reading.holdsFirstHalf)
    #expect(reading.results.map(\.status) == [.passed, .failed, .notRun])
  }

  @Test(arguments: [
    (["A.swift": "a", "B.swift": "b"], CheckResult.Status.passed),
    (["A.swift": "old", "B.swift": "b"], .passed),
    (["A.swift": "old", "B.swift": "old"], .failed),
    (["A.swift": "a"], .failed),
    (["A.swift": "a", "B.swift": "b", "C.swift": "c"], .passed),
    (["A.swift": "old", "B.swift": "b", "C.swift": "c"], .failed),
  ])
  func `measures what the request has cost`(
    before: [String: String], status: CheckResult.Status
  ) {
    let reading = reading(first: .passed, second: .passed, before: before)
    #expect(reading.results.last?.status == status)
    #expect(!reading.holdsFirstHalf)
  }

  @Test func `names every file that changed when one is too many`() {
    let before = ["A.swift": "one\ntwo\nold", "B.swift": "old"]
    let now = ["A.swift": "one\ntwo\nnew", "B.swift": "new"]
    let findings = ChangeCost(from: before, to: now).findings(
      over: Check.DiffBudget(changed: 1, added: 0))
    #expect(
      findings.map(\.place) == [
        Place(file: "A.swift", line: 3), Place(file: "B.swift", line: 1),
      ])
  }

  @Test func `cannot measure a change that was there from the beginning`() {
    let reading = reading(first: .passed, second: .passed)
    #expect(reading.results.map(\.status) == [.passed, .passed, .failed])
    #expect(reading.request == nil)
  }
}
