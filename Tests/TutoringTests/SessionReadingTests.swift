import LearnerWork
import Ports
import Testing

@testable import Tutoring

/// Moving through lessons with keys.
struct SessionReadingTests {
  @Test("the first run welcomes, and space begins the first lesson")
  func firstRun() {
    var session = SampleCourse.session()
    #expect(SampleCourse.text(of: &session).contains("Welcome to solid"))
    let effects = session.type([.character(" ")])
    #expect(effects == [.note(.init(lesson: "first", step: 0))])
    #expect(SampleCourse.text(of: &session).contains("step 1/5"))
  }

  @Test("a session goes on at the step where the learner was")
  func resume() {
    var progress = CourseProgress()
    progress.place = .init(lesson: "second", step: 3)
    var session = SampleCourse.session(progress: progress)
    #expect(SampleCourse.text(of: &session).contains("Your turn"))
    progress.place = .init(lesson: "second", step: 400)
    #expect(SampleCourse.session(progress: progress).step == 4)
    progress.place = .init(lesson: "gone", step: 1)
    #expect(SampleCourse.session(progress: progress).page == .welcome)
  }

  @Test("space shows what is below before it goes on")
  func spaceScrollsFirst() {
    var session = SampleCourse.session(rows: 24)
    session.type([.character(" "), .character(" ")])
    #expect(session.step == 1 && session.offset == 0)
    session.type([.character(" ")])
    #expect(session.step == 1 && session.offset > 0)
    session.type([.end, .character(" ")])
    #expect(session.step == 2 && session.offset == 0)
    session.type([.character("b")])
    #expect(session.step == 1)
  }

  @Test("lessons follow one another in both directions, and the ends are said")
  func edges() {
    var session = SampleCourse.session()
    session.type([.character(" "), .character("b")])
    #expect(session.notice != nil)
    session.type(Array(repeating: .right, count: 5))
    #expect(session.lesson == 1 && session.step == 0)
    session.type([.left])
    #expect(session.lesson == 0 && session.step == 4)
    session.type(Array(repeating: .right, count: 20))
    #expect(session.lesson == 1 && session.step == 4)
    #expect(session.notice != nil)
  }

  @Test("a quiz is answered by number; a wrong answer may be corrected, a right one ends it")
  func quiz() throws {
    var session = SampleCourse.session()
    session.type([.character(" "), .right, .right])
    let order = session.order(of: SampleCourse.quiz)
    #expect(order.sorted() == [0, 1, 2])
    let right = try #require(order.firstIndex(of: 1)) + 1
    let wrong = right == 1 ? 2 : 1
    var effects = session.type([.character(Character("\(wrong)"))])
    #expect(effects == [.noteQuiz(lesson: "first", index: 2, isRight: false)])
    #expect(SampleCourse.text(of: &session).contains("✗"))
    effects = session.type([.character(Character("\(right)"))])
    #expect(effects == [.noteQuiz(lesson: "first", index: 2, isRight: true)])
    #expect(SampleCourse.text(of: &session).contains("Because beta is."))
    #expect(session.type([.character(Character("\(wrong)")), .character("9")]).isEmpty)
  }

  @Test("the list of lessons opens where the learner is, and any lesson can be opened")
  func list() {
    var session = SampleCourse.session()
    session.type([.character(" "), .right, .character("l")])
    #expect(session.page == .lessons(cursor: 0))
    session.type([.down, .down, .enter])
    #expect(session.lesson == 1 && session.page == .step)
    session.type([.character("l"), .up, .enter])
    #expect(session.lesson == 0)
  }

  @Test("leaving is always possible", arguments: [Key.character("q"), .control("c")])
  func leaving(key: Key) {
    for keys: [Key] in [[], [.character(" ")], [.character("l")], [.character("?")]] {
      var session = SampleCourse.session()
      session.type(keys)
      let effects = session.type([key])
      #expect(effects == [.cancelCheck, .quit(isInterrupted: key == .control("c"))])
    }
  }
}
