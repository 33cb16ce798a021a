import Markdown

/// A piece of code in a lesson, with how it is kept true.
package struct CodeFence: Hashable, Sendable {
  package let fence: Fence
  package let code: String
  /// The line of the file on which the code itself starts.
  package let firstLine: Int

  init(_ block: CodeBlock) {
    fence = Fence(info: block.info)
    code = block.text
    firstLine = block.firstLine
  }
}

extension LessonText {
  /// Every piece of code that the lesson shows, in its order: texts, explanations of quizzes, hints.
  package var codeFences: [CodeFence] {
    steps.flatMap { $0.blocks.codeBlocks + $0.explanation.codeBlocks }.map(CodeFence.init)
      + hintFences
  }

  /// The code in the tiers of help.
  package var hintFences: [CodeFence] {
    hints.flatMap { $0.codeBlocks }.map(CodeFence.init)
  }
}

extension Step {
  /// What a quiz says after the answer; empty for any other step.
  fileprivate var explanation: [Block] {
    if case .quiz(let quiz) = kind { quiz.explanation } else { [] }
  }
}
