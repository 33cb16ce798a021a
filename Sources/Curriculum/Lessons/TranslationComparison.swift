import Markdown
import Ports

/// Whether a translation has what the original has: the same front matter, steps, hints, quizzes and fences.
///
/// A problem points into the file that has too little, or, when neither has, into the translation.
struct TranslationComparison {
  private(set) var problems: [Problem] = []
  private let original: LessonTextReader
  private let translation: LessonTextReader

  init(of translation: LessonTextReader, with original: LessonTextReader) {
    self.original = original
    self.translation = translation
    compareHeaders()
    guard !original.hasFaultyQuiz, !translation.hasFaultyQuiz else { return }
    if compareKinds() { compareSteps() }
    compareHints()
  }

  private mutating func report(
    in text: LessonTextReader, at position: TextPosition, _ message: String
  ) {
    problems.append(Fault(at: position, message).problem(in: text.file))
  }

  private mutating func compareHeaders() {
    for key in LessonHeader.keys {
      switch (original.header.value(key), translation.header.value(key)) {
      case (let first?, let second?) where first.value != second.value:
        report(
          in: translation, at: second.position,
          "\(quoted(key)) is \(quoted(second.value)) here and \(quoted(first.value)) in "
            + original.name)
      // The other keys are needed in every file, and reported by the header.
      case (_?, nil) where key == "after":
        report(in: translation, at: start, "'after' is given in \(original.name) only")
      case (nil, _?) where key == "after":
        report(in: original, at: start, "'after' is given in \(translation.name) only")
      default: break
      }
    }
  }

  private var start: TextPosition { TextPosition(line: 1, column: 1) }

  /// Reports the first step that has no counterpart; whether there is none.
  private mutating func compareKinds() -> Bool {
    let (first, second) = (original.steps, translation.steps)
    let shared = zip(first, second).prefix { $0.kind.noun == $1.kind.noun }.count
    guard shared < max(first.count, second.count) else { return true }
    let isShorter = second.count <= first.count
    let (poor, rich) = isShorter ? (translation, original) : (original, translation)
    let extra = rich.steps[shared]
    let wanted = "\(extra.kind.noun) \(quoted(extra.title)) (line \(extra.line) of \(rich.name))"
    if shared < poor.steps.count {
      let here = poor.steps[shared]
      report(
        in: poor, at: TextPosition(line: here.line, column: 1),
        "step \(shared + 1) is \(here.kind.noun) here and \(wanted)")
    } else {
      let last = poor.steps.last?.line ?? 1
      report(
        in: poor, at: TextPosition(line: last, column: 1),
        "after this step \(wanted) has no counterpart here")
    }
    return false
  }

  private mutating func compareSteps() {
    for (first, second) in zip(original.steps, translation.steps) {
      compare(first.fences, second.fences, "code fence", first.line, second.line)
      if case .quiz(let one) = first.kind, case .quiz(let other) = second.kind {
        compare(one.options.count, other.options.count, "option", first.line, second.line)
      }
    }
  }

  private mutating func compareHints() {
    let (first, second) = (original.hints, translation.hints)
    let one = original.steps.first { $0.kind == .hints }?.line ?? 1
    let other = translation.steps.first { $0.kind == .hints }?.line ?? 1
    guard one > 1, other > 1 else { return }
    let fences = (first.flatMap { $0.codeBlocks }.count, second.flatMap { $0.codeBlocks }.count)
    compare(fences.0, fences.1, "code fence", one, other)
  }

  private mutating func compare(
    _ first: Int, _ second: Int, _ noun: String, _ firstLine: Int, _ secondLine: Int
  ) {
    guard first != second else { return }
    let (poor, line, rich) =
      first < second
      ? (original, firstLine, translation) : (translation, secondLine, original)
    report(
      in: poor, at: TextPosition(line: line, column: 1),
      "this step has \(counted(min(first, second), noun)), in \(rich.name) \(max(first, second))")
  }
}

extension LessonTextReader {
  fileprivate var name: String { file.lastComponent }
}

extension Step {
  /// The code fences of the step, those of an explanation too.
  fileprivate var fences: Int {
    if case .quiz(let quiz) = kind {
      return blocks.codeBlocks.count + quiz.explanation.codeBlocks.count
    }
    return blocks.codeBlocks.count
  }
}

extension Step.Kind {
  fileprivate var noun: String {
    switch self {
    case .reading: "a reading step"
    case .exercise: "the exercise"
    case .hints: "the hints"
    case .quiz: "a quiz"
    }
  }
}
