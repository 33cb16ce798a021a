package import Curriculum
package import Grading
import Ports

/// Asks the compiler whether the code in lessons does what its fence says: compiles, or is refused for the reason given.
package struct FenceProof: Sendable {
  let check: SnippetCheck

  package init(check: SnippetCheck) {
    self.check = check
  }

  /// One problem for each piece of code that does not do what it says, in the order of the files.
  ///
  /// The same code in two languages is compiled once.
  package func problems(of lessons: [Lesson]) async throws(GradingFailure) -> [Problem] {
    var known: [String: [Diagnostic]] = [:]
    var problems: [Problem] = []
    for text in lessons.flatMap({ $0.texts.values }) {
      for fence in text.codeFences {
        guard let truth = fence.fence.truth, truth.needsCompiler else { continue }
        let said: [Diagnostic]
        if let before = known[fence.code] {
          said = before
        } else {
          said = try await check.complaints(about: fence.code, name: "fence-\(known.count)")
          known[fence.code] = said
        }
        if let problem = problem(with: fence, said) {
          problems.append(
            Problem(file: text.file, line: problem.line, column: problem.column, problem.message))
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

  private func problem(with fence: CodeFence, _ said: [Diagnostic])
    -> (line: Int, column: Int, message: String)?
  {
    switch fence.fence.truth {
    case .compiles:
      guard let first = said.first else { return nil }
      return (
        fence.firstLine + first.place.line - 1, first.place.column ?? 1,
        "this code is said to compile: \(first.message)"
      )
    case .rejects(let part):
      let errors = said.filter { $0.severity == .error }
      guard !errors.contains(where: { $0.message.contains(part) }) else { return nil }
      let why = errors.first.map { "the compiler says: \($0.message)" } ?? "it compiles"
      return (fence.firstLine, 1, "this code is said to be refused with '\(part)', but \(why)")
    default: return nil
    }
  }
}

extension Fence.Truth {
  /// Whether only the compiler can tell if it holds.
  fileprivate var needsCompiler: Bool {
    switch self {
    case .compiles, .rejects: true
    case .excerpt, .sketch: false
    }
  }
}
