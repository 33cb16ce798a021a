import Curriculum
import Grading
import LearnerWork
import Ports
import Testing

@testable import Tutoring

/// The exercise step: start, check, hints, reference.
struct SessionWorkTests {
  private func atExercise(_ progress: CourseProgress = CourseProgress()) -> Session {
    var progress = progress
    progress.place = .init(lesson: "second", step: 3)
    return SampleCourse.session(progress: progress)
  }

  private func verdict(_ outcome: Outcome) -> Verdict {
    Verdict(
      exercise: "channel", outcome: outcome,
      checks: SampleCourse.exercise.checks.map {
        CheckResult(check: $0, status: outcome == .solved ? .passed : .failed)
      })
  }

  @Test("a check is shown while it runs, and its verdict when it has ended")
  func check() {
    var session = atExercise()
    #expect(session.type([.character("c")]) == [.check(SampleCourse.exercise)])
    #expect(SampleCourse.text(of: &session).contains("checking"))
    _ = session.update(.grading(exercise: "channel", .building))
    #expect(SampleCourse.text(of: &session).contains("building"))
    _ = session.update(.grading(exercise: "channel", .testing))
    _ = session.update(.grading(exercise: "channel", .testEnded("p1()", passed: true)))
    #expect(SampleCourse.text(of: &session).contains("1 test ended"))
    _ = session.update(.verdict(verdict(.unsolved)))
    #expect(session.page == .verdict && session.check == nil)
    #expect(SampleCourse.text(of: &session).contains("Not solved yet"))
    session.type([.escape])
    #expect(session.page == .step)
    session.type([.character("v")])
    #expect(session.page == .verdict)
  }

  @Test("a cancelled check leaves the last verdict and says so")
  func cancel() {
    var session = atExercise()
    session.type([.character("c")])
    #expect(session.type([.character("x")]) == [.cancelCheck])
    _ = session.update(.verdict(verdict(.couldNotCheck(.cancelled))))
    #expect(session.check == nil && session.page == .step)
    #expect(SampleCourse.text(of: &session).contains("cancelled"))
  }

  @Test("the verdict of a check that was replaced is not shown")
  func staleVerdict() {
    var session = atExercise()
    _ = session.update(.verdict(verdict(.solved)))
    #expect(session.page == .step && session.currentVerdict == nil)
  }

  @Test("reading on is possible during a check, and its end does not tear the reader away")
  func readingMeanwhile() {
    var session = atExercise()
    session.type([.character("c"), .character("l"), .up, .enter])
    #expect(session.lesson == 0)
    _ = session.update(.verdict(verdict(.solved)))
    #expect(session.lesson == 0 && session.page == .step)
  }

  @Test("hints come one by one and stay visible")
  func hints() {
    var session = atExercise()
    #expect(session.type([.character("h")]) == [.noteHints(exercise: "channel", tier: 1)])
    #expect(SampleCourse.text(of: &session).contains("Look."))
    session.type([.character("h"), .character("h"), .character("h")])
    let text = SampleCourse.text(of: &session)
    #expect(text.contains("Look.") && text.contains("There."))
    #expect(session.progress[exercise: "channel"].hints == 3)
  }

  @Test("the reference asks once, and not at all when it was solved or seen")
  func reference() {
    var session = atExercise()
    #expect(session.type([.character("r")]).isEmpty)
    #expect(session.page == .confirmReference)
    #expect(session.type([.character("n")]).isEmpty)
    let effects = session.type([.character("r"), .character("y")])
    #expect(
      effects
        == [.noteRevealed(exercise: "channel"), .showReference(SampleCourse.exercise)])
    var progress = CourseProgress()
    progress[exercise: "channel"].state = .solved
    var solved = atExercise(progress)
    #expect(solved.type([.character("r")]) == [.showReference(SampleCourse.exercise)])
  }

  @Test(
    "a verdict counts as an attempt, a solved exercise stays solved, and trouble of ours counts for nothing"
  )
  func notes() {
    var progress = CourseProgress()
    VerdictNote(verdict(.unsolved), at: 10).apply(to: &progress)
    #expect(progress[exercise: "channel"].attempts == 1)
    #expect(progress[exercise: "channel"].state == .started)
    VerdictNote(verdict(.solved), at: 20).apply(to: &progress)
    VerdictNote(verdict(.unsolved), at: 30).apply(to: &progress)
    #expect(progress[exercise: "channel"].state == .solved)
    #expect(progress[exercise: "channel"].solvedAt == 20)
    let before = progress
    VerdictNote(verdict(.couldNotCheck(.noToolchain)), at: 40).apply(to: &progress)
    #expect(progress == before)
  }
}
