import Testing

@testable import LearnerWork

@Suite struct `The progress of a course` {
  private func progress(_ json: String) throws -> CourseProgress {
    try #require(CourseProgress(bytes: Array(json.utf8)))
  }

  @Test func `a new one is empty and has a schema`() throws {
    let fresh = try progress(String(decoding: CourseProgress().bytes, as: UTF8.self))
    #expect(fresh == CourseProgress())
    #expect(fresh.place == nil && fresh.currentExercise == nil && fresh.exercises.isEmpty)
    #expect(fresh[exercise: "kit"].state == .untouched)
    #expect(fresh[exercise: "kit"].attempts == 0)
  }

  @Test func `what is written is read again`() throws {
    var progress = CourseProgress()
    progress.place = CourseProgress.Place(lesson: "ocp", step: 3)
    progress.currentExercise = "kit"
    progress[exercise: "kit"].state = .solved
    progress[exercise: "kit"].attempts = 4
    progress[exercise: "kit"].hints = 2
    progress[exercise: "kit"].isRevealed = true
    progress[exercise: "kit"].lastOutcome = "solved"
    progress[exercise: "kit"].passedChecks = ["P1", "S1"]
    progress[exercise: "kit"].solvedAt = 1_735_689_600
    progress.answer(quiz: 0, of: "ocp", isRight: true)
    let again = try #require(CourseProgress(bytes: progress.bytes))
    #expect(again == progress)
    #expect(again.place == CourseProgress.Place(lesson: "ocp", step: 3))
    #expect(again.step(of: "ocp") == 3)
    #expect(again.exercises == ["kit"])
    #expect(again[exercise: "kit"].passedChecks == ["P1", "S1"])
    #expect(again[exercise: "kit"].solvedAt == 1_735_689_600)
    #expect(again.quiz(0, of: "ocp") == true)
  }

  @Test func `only the first answer to a quiz counts`() {
    var progress = CourseProgress()
    progress.answer(quiz: 1, of: "ocp", isRight: false)
    progress.answer(quiz: 1, of: "ocp", isRight: true)
    #expect(progress.quiz(1, of: "ocp") == false)
    #expect(progress.quiz(0, of: "ocp") == nil)
  }

  @Test func `members that nobody knows survive on every level`() throws {
    var progress = try progress(
      """
      {"schema": 2, "future": [1, 2.5, null, {"a": true}], "current": {"mood": "good"},
       "lessons": {"ocp": {"colour": "blue", "quizzes": {"later": true}}},
       "exercises": {"kit": {"stars": 9007199254740993}, "gone": {"state": "solved"}}}
      """)
    progress.place = CourseProgress.Place(lesson: "ocp", step: 1)
    progress.currentExercise = "kit"
    progress.answer(quiz: 0, of: "ocp", isRight: true)
    progress[exercise: "kit"].attempts += 1
    let saved = String(decoding: progress.bytes, as: UTF8.self)
    for kept in [
      #""schema" : 2"#, "2.5", "null", #""mood" : "good""#, #""colour" : "blue""#,
      #""later" : true"#, "9007199254740993", #""gone""#,
    ] {
      #expect(saved.contains(kept), "\(kept) is gone")
    }
  }

  @Test func `values of another type count as absent`() throws {
    let progress = try progress(
      #"""
      {"schema": 1, "current": {"lesson": 5, "step": -3}, "exercises": {"kit": "?",
       "other": {"state": "flying", "attempts": "many", "passed": [1, "P1"], "hints": 1.5}}}
      """#)
    #expect(progress.place == nil)
    #expect(progress[exercise: "kit"].state == .untouched)
    #expect(progress[exercise: "other"].state == .untouched)
    #expect(progress[exercise: "other"].attempts == 0)
    #expect(progress[exercise: "other"].hints == 0)
    #expect(progress[exercise: "other"].passedChecks == ["P1"])
  }

  @Test func `a step before the first is the first`() throws {
    let progress = try progress(#"{"schema": 1, "current": {"lesson": "ocp", "step": -3}}"#)
    #expect(progress.place?.step == 0)
  }

  @Test(arguments: [
    "", "{", "null", "[]", "3", #"{"schema": "1"}"#, "{}", "\0\0\0\0",
    #"{"schema": 1"#, #"{"schema": 1}{"schema": 1}"#,
  ])
  func `other bytes are damaged`(text: String) {
    #expect(CourseProgress(bytes: Array(text.utf8)) == nil)
  }

  @Test func `deep nesting is damaged, and does no harm`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(CourseProgress(bytes: Array(#"{"schema": 1, "x": \#(deep)"#.utf8)) == nil)
  }
}
