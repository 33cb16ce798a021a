import Curriculum
import LearnerWork
import Ports
import Rendering

extension Session {
  /// What a key does on the present page.
  mutating func press(_ key: Key) -> [SessionEffect] {
    if let effects = pressAnywhere(key) { return effects }
    switch page {
    case .welcome:
      return leaveWelcome(key)
    case .lessons(let cursor):
      return pressInLessons(key, cursor)
    case .confirmReference:
      return answerReference(key)
    case .keys, .diff, .reference:
      return pressOnAside(key)
    case .step, .verdict, .hints:
      return pressAtWork(key)
    }
  }

  /// Keys that mean the same everywhere; `nil` for all others.
  private mutating func pressAnywhere(_ key: Key) -> [SessionEffect]? {
    switch key {
    case .control("c"): return [.cancelCheck, .quit(isInterrupted: true)]
    case .character("q"): return [.cancelCheck, .quit(isInterrupted: false)]
    case .up, .character("k"): return scroll(by: -1)
    case .down, .character("j"): return scroll(by: 1)
    case .pageUp: return scroll(by: -bodyHeight)
    case .pageDown: return scroll(by: bodyHeight)
    case .home, .character("g"): return scroll(by: -offset)
    case .end, .character("G"): return scroll(by: lastOffset)
    default: return nil
    }
  }

  /// On the list of lessons the same keys move the cursor.
  private mutating func scroll(by lines: Int) -> [SessionEffect] {
    if case .lessons(let cursor) = page {
      page = .lessons(cursor: max(0, min(cursor + lines, lessons.count - 1)))
    } else {
      offset = max(0, min(offset + lines, lastOffset))
    }
    return []
  }

  private mutating func leaveWelcome(_ key: Key) -> [SessionEffect] {
    switch key {
    case .character(" "), .enter, .right: return go(toLesson: 0, step: 0)
    case .character("l"): open(.lessons(cursor: 0))
    case .character("?"): open(.keys)
    default: break
    }
    return []
  }

  private mutating func pressInLessons(_ key: Key, _ cursor: Int) -> [SessionEffect] {
    switch key {
    case .enter, .character(" "), .right:
      guard lessons.indices.contains(cursor) else { return [] }
      return go(toLesson: cursor, step: progress.step(of: lessons[cursor].slug) ?? 0)
    case .escape, .left, .character("b"), .character("l"):
      open(progress.place == nil && lesson == 0 && step == 0 ? .welcome : .step)
    default: break
    }
    return []
  }

  private mutating func answerReference(_ key: Key) -> [SessionEffect] {
    guard let exercise = currentExercise else { return [] }
    switch key {
    case .character("y"), .character("o"), .enter:
      return [.noteRevealed(exercise: exercise.slug), .showReference(exercise)]
    default:
      open(.step)
      return []
    }
  }

  private mutating func pressOnAside(_ key: Key) -> [SessionEffect] {
    switch key {
    case .character(" ") where offset < lastOffset: return scroll(by: bodyHeight)
    case .character("l"): open(.lessons(cursor: lesson))
    default: open(currentVerdict != nil && isAtExercise ? .verdict : .step)
    }
    return []
  }

  /// Whether the present step is the one in which the learner works.
  package var isAtExercise: Bool { currentStep?.kind == .exercise }

  // MARK: Moving

  /// Goes to a step; a lesson has at least one.
  mutating func go(toLesson lesson: Int, step: Int) -> [SessionEffect] {
    guard lessons.indices.contains(lesson) else { return [] }
    self.lesson = lesson
    self.step = step
    clampStep()
    open(.step)
    guard let slug = currentLesson?.slug else { return [] }
    return [.note(CourseProgress.Place(lesson: slug, step: self.step))]
  }

  mutating func goOn() -> [SessionEffect] {
    guard let count = currentText?.steps.count else { return [] }
    if step + 1 < count { return go(toLesson: lesson, step: step + 1) }
    if lesson + 1 < lessons.count { return go(toLesson: lesson + 1, step: 0) }
    notice = SessionPhrase.atTheEnd(language)
    return []
  }

  mutating func goBack() -> [SessionEffect] {
    if page != .step {
      open(.step)
      return []
    }
    if step > 0 { return go(toLesson: lesson, step: step - 1) }
    guard lesson > 0 else {
      notice = SessionPhrase.atTheStart(language)
      return []
    }
    return go(toLesson: lesson - 1, step: .max)
  }
}
