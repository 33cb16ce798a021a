import Curriculum
import LearnerWork
import Ports
import Rendering

extension Session {
  /// Keys of a step, of its hints and of a verdict.
  mutating func pressAtWork(_ key: Key) -> [SessionEffect] {
    switch key {
    case .character(" "), .enter:
      return offset < lastOffset ? turnPage() : goOn()
    case .right, .character("n"): return goOn()
    case .left, .backspace, .character("b"), .character("p"): return goBack()
    case .escape: return page == .step ? [] : goBack()
    case .character("l"): open(.lessons(cursor: lesson))
    case .character("?"): open(.keys)
    case .character(let digit) where digit.isASCII && digit.isNumber:
      return answer(digit.wholeNumberValue ?? 0)
    default: return pressForExercise(key)
    }
    return []
  }

  private mutating func turnPage() -> [SessionEffect] {
    offset = min(offset + bodyHeight, lastOffset)
    return []
  }

  private mutating func pressForExercise(_ key: Key) -> [SessionEffect] {
    guard let exercise = currentExercise else { return [] }
    switch key {
    case .character("s"): return [.start(exercise)]
    case .character("c"): return beginCheck(of: exercise)
    case .character("x") where check != nil: return [.cancelCheck]
    case .character("h"): return showHint(of: exercise)
    case .character("d"): return [.showDiff(exercise)]
    case .character("r"):
      if progress[exercise: exercise.slug].state == .solved
        || progress[exercise: exercise.slug].isRevealed
      {
        return [.showReference(exercise)]
      }
      open(.confirmReference)
    case .character("v") where currentVerdict != nil: open(.verdict)
    default: break
    }
    return []
  }

  private mutating func beginCheck(of exercise: Exercise) -> [SessionEffect] {
    check = RunningCheck(exercise: exercise.slug)
    return [.check(exercise)]
  }

  private mutating func showHint(of exercise: Exercise) -> [SessionEffect] {
    let total = currentText?.hints.count ?? 0
    let seen = progress[exercise: exercise.slug].hints
    // The first press shows what was seen before; the next one reveals one more.
    let tier = page == .hints || seen == 0 ? min(seen + 1, total) : seen
    open(.hints)
    guard tier > seen else { return [] }
    progress[exercise: exercise.slug].hints = tier
    return [.noteHints(exercise: exercise.slug, tier: tier)]
  }

  private mutating func answer(_ number: Int) -> [SessionEffect] {
    guard page == .step, case .quiz(let quiz) = currentStep?.kind, let place = quizPlace,
      (1...quiz.options.count).contains(number)
    else { return [] }
    let position = number - 1
    let before = choices[place] ?? []
    let order = order(of: quiz)
    if let last = before.last, order[last] == quiz.answer { return [] }
    choices[place] = before + [position]
    let isRight = order[position] == quiz.answer
    // What was chosen and why it is right or wrong stands at the end.
    offset = lastOffset
    return [.noteQuiz(lesson: place.lesson, index: place.step, isRight: isRight)]
  }
}
