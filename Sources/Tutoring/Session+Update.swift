import Curriculum
import Grading
import LearnerWork
import Ports
import Rendering

extension Session {
  /// Takes one event in; returns what is to be done because of it.
  package mutating func update(_ event: SessionEvent) -> [SessionEffect] {
    switch event {
    case .key(let key):
      notice = nil
      return press(key)
    case .resized(let size):
      self.size = size
    case .grading(let exercise, let progress):
      follow(progress, of: exercise)
    case .verdict(let verdict):
      receive(verdict)
    case .started(_, let isNew, let file):
      let phrase: SessionPhrase = isNew ? .exerciseStarted : .exerciseThere
      notice = phrase(language, ["file": .text(file)])
    case .diff(let lines):
      open(.diff(lines))
    case .reference(let lines):
      open(.reference(lines))
    case .progress(let progress):
      self.progress = progress
    case .failed(let sentence):
      notice = sentence
    case .repaint:
      break
    case .interrupted:
      return [.cancelCheck, .quit(isInterrupted: true)]
    }
    return []
  }

  mutating func open(_ page: Page) {
    self.page = page
    offset = 0
  }

  private mutating func follow(_ event: GradingEvent, of exercise: String) {
    guard var check, check.exercise == exercise else { return }
    switch event {
    case .waiting: check.phase = .waiting
    case .building: check.phase = .building
    case .testing: check.phase = .testing
    case .startingAfresh: check.phase = .startingAfresh
    case .testEnded(_, let passed):
      check.ended += 1
      check.failed += passed ? 0 : 1
    case .structureChecked, .testStarted: break
    }
    self.check = check
  }

  private mutating func receive(_ verdict: Verdict) {
    guard check?.exercise == verdict.exercise else { return }
    check = nil
    if case .couldNotCheck(.cancelled) = verdict.outcome {
      notice = SessionPhrase.checkCancelled(language)
      return
    }
    verdicts[verdict.exercise] = verdict
    gained[verdict.exercise] = VerdictNote(verdict, at: 0).gained(since: progress)
    if verdict.exercise == currentExercise?.slug { open(.verdict) }
  }
}
