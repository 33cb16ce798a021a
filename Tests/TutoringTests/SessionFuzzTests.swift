import Curriculum
import Grading
import Languages
import LearnerWork
import Ports
import Rendering
import Testing

@testable import Tutoring

/// Random keys, sizes and verdicts: whatever comes, the state is valid and the frame fits.
struct SessionFuzzTests {
  @Test("random keys never leave a valid state", arguments: 1...4)
  func keys(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var session = SampleCourse.session(language: seed.isMultiple(of: 2) ? .french : .english)
    for _ in 0..<250 {
      _ = session.update(event(&generator))
      let frame = SampleCourse.frame(of: &session)
      #expect(frame.lines.count == frame.rows)
      #expect(frame.lines.allSatisfy { $0.width <= frame.columns })
      #expect(session.lessons.indices.contains(session.lesson))
      #expect(session.step >= 0 && session.step < 5)
      #expect(session.offset >= 0)
    }
  }

  private func event(_ generator: inout SplitMix64) -> SessionEvent {
    let keys: [Key] = [
      .character(" "), .character("b"), .character("n"), .character("l"), .character("h"),
      .character("c"), .character("x"), .character("r"), .character("y"), .character("v"),
      .character("d"), .character("s"), .character("1"), .character("3"), .character("9"),
      .character("é"), .character("?"), .up, .down, .pageDown, .pageUp, .home, .end, .enter,
      .escape, .left, .right, .tab, .backspace, .control("a"), .delete,
    ]
    switch Int.random(in: 0..<40, using: &generator) {
    case 0:
      return .resized(
        TerminalSize(
          columns: [0, 1, 7, 40, 80, 200, 65_535].randomElement(using: &generator) ?? 80,
          rows: [0, 1, 2, 5, 10, 24, 60].randomElement(using: &generator) ?? 24))
    case 1: return .grading(exercise: "channel", .testEnded("p1()", passed: false))
    case 2:
      let check = CheckResult(check: SampleCourse.exercise.checks[0], status: .failed)
      return .verdict(Verdict(exercise: "channel", outcome: .unsolved, checks: [check]))
    case 3: return .failed("The disk is full.")
    default: return .key(keys.randomElement(using: &generator) ?? .enter)
    }
  }
}
