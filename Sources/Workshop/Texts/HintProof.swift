package import Curriculum
import Grading
package import Ports

/// Sees to it that hints point the way, and do not hold the way itself.
package struct HintProof: Sendable {
  let files: any FileReading

  /// Lines of the reference that a hint may show: enough for the shape of one declaration.
  static let allowedLines = 2

  package init(files: any FileReading) {
    self.files = files
  }

  /// One problem for each piece of code in a hint that gives the reference away.
  package func problems(of lesson: Lesson, for exercise: Exercise) -> [Problem] {
    let known = lines(below: exercise.violation)
    let answer = lines(below: exercise.refactored).subtracting(known)
    return lesson.texts.values.flatMap { text in
      text.hintFences.compactMap { fence in
        let given = telling(fence.code).filter(answer.contains)
        guard given.count > Self.allowedLines else { return nil }
        return Problem(
          file: text.file, line: fence.firstLine,
          "\(given.count) lines of this hint stand in the reference",
          suggestion: "say what to look for, and leave the code to the learner")
      }
    }
    .sorted()
  }

  private func lines(below package: Path) -> Set<String> {
    let tree = try? PackageComposer(reader: files).tree(at: package.appending("Sources"))
    return Set((tree ?? [:]).values.flatMap { telling(String(decoding: $0, as: UTF8.self)) })
  }

  /// The lines that say something: braces alone and short ends stand everywhere.
  private func telling(_ code: String) -> [String] {
    code.split(whereSeparator: \.isNewline)
      .map { String($0.drop { $0 == " " || $0 == "\t" }) }
      .filter { $0.count >= 12 && !$0.hasPrefix("//") }
  }
}
