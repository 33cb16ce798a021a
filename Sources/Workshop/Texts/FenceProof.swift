package import Curriculum
package import Grading
import Ports

/// Asks the compiler whether the code in lessons does what its fence says.
///
/// It compiles, or it is refused for the reason given.
package struct FenceProof: Sendable {
  let check: SnippetCheck
  let memory: FenceMemory

  package init(check: SnippetCheck, memory: FenceMemory) {
    self.check = check
    self.memory = memory
  }

  /// One problem for each piece of code that does not do what it says, in the order of the files.
  ///
  /// The same code in two languages is compiled once.
  package func problems(of lessons: [Lesson]) async throws(GradingFailure) -> [Problem] {
    var known: [String: [Diagnostic]] = [:]
    var problems: [Problem] = []
    for text in lessons.flatMap({ $0.texts.values }) {
      for fence in text.codeFences where fence.needsCompiler && !memory.knows(fence) {
        let said: [Diagnostic]
        if let before = known[fence.code] {
          said = before
        } else {
          said = try await check.complaints(about: fence.code, name: "fence-\(known.count)")
          known[fence.code] = said
        }
        if let problem = problem(with: fence, in: text, said) {
          problems.append(problem)
        } else {
          memory.remember(fence)
        }
      }
    }
    return problems.sorted()
  }

  /// Every piece of code that nothing keeps true: for the author to look through.
  package static func sketches(in lessons: [Lesson]) -> [Problem] {
    lessons.flatMap { lesson in
      lesson.texts.values.flatMap { text in
        text.codeFences.filter { $0.fence.truth == .sketch }.map {
          Problem(file: text.file, line: $0.firstLine, "a sketch: nothing keeps this code true")
        }
      }
    }
    .sorted()
  }

  private func problem(with fence: CodeFence, in text: LessonText, _ said: [Diagnostic])
    -> Problem?
  {
    switch fence.fence.truth {
    case .compiles:
      guard let first = said.first else { return nil }
      return Problem(
        file: text.file, line: fence.firstLine + first.place.line - 1,
        column: first.place.column ?? 1, "this code is said to compile: \(first.message)")
    case .rejects(let part):
      let errors = said.filter { $0.severity == .error }
      guard !errors.contains(where: { $0.message.contains(part) }) else { return nil }
      let why = errors.first.map { "the compiler says: \($0.message)" } ?? "it compiles"
      return Problem(
        file: text.file, line: fence.firstLine,
        "this code is said to be refused with '\(part)', but \(why)")
    default: return nil
    }
  }
}

extension CodeFence {
  /// Whether only the compiler can tell if it does what it says.
  fileprivate var needsCompiler: Bool {
    switch fence.truth {
    case .compiles, .rejects: true
    case .excerpt, .sketch, nil: false
    }
  }
}
