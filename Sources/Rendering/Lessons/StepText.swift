package import Curriculum
import Markdown

/// One step of a lesson as lines, and a quiz with whatever was answered so far.
package struct StepText: Sendable {
  package let step: Step
  package let layout: MarkdownLayout
  /// The order in which the options of a quiz are shown: position on the screen → index in the lesson.
  package var order: [Int] = []
  /// The positions of the options that were chosen, in that order; the right one ends the quiz.
  package var chosen: [Int] = []

  package init(step: Step, layout: MarkdownLayout) {
    self.step = step
    self.layout = layout
  }

  /// The lines for a width, without the title of the step.
  package func lines(width: Int) -> [StyledLine] {
    let body = layout.lines(of: step.blocks, width: width)
    guard case .quiz(let quiz) = step.kind else { return body }
    let parts = [body, quizLines(quiz, width: width)]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [.empty]))
  }

  private func quizLines(_ quiz: Quiz, width: Int) -> [StyledLine] {
    let question = Block(.paragraph(quiz.question), at: TextPosition(line: 1, column: 1))
    let shown = order.isEmpty ? Array(quiz.options.indices) : order
    let options = shown.enumerated().flatMap { position, index in
      optionLines(quiz, position: position, index: index, width: width)
    }
    var parts = [layout.lines(of: [question], width: width).map(\.strong), options]
    if let last = chosen.last, shown.indices.contains(last) {
      let isRight = shown[last] == quiz.answer
      let phrase: StepPhrase = isRight ? .right : .wrong
      let verdict = StyledLine(phrase(layout.language), isRight ? .good.strong : .bad.strong)
      parts.append(
        [verdict, .empty] + layout.lines(of: quiz.explanation, width: width))
    }
    return Array(parts.joined(separator: [.empty]))
  }

  private func optionLines(_ quiz: Quiz, position: Int, index: Int, width: Int) -> [StyledLine] {
    guard quiz.options.indices.contains(index) else { return [] }
    var mark = StyledLine("  ")
    if chosen.contains(position) {
      mark = index == quiz.answer ? StyledLine("✓ ", .good) : StyledLine("✗ ", .bad)
    }
    let number = mark + StyledLine("\(position + 1)", .key) + StyledLine("  ")
    let block = Block(.paragraph(quiz.options[index]), at: TextPosition(line: 1, column: 1))
    return Hanging(number).lines(width: width) { layout.lines(of: [block], width: $0) }
  }
}

extension StyledLine {
  /// The same line, said louder.
  fileprivate var strong: StyledLine {
    StyledLine(spans.map { Span($0.text, $0.style.strong, link: $0.link) })
  }
}
