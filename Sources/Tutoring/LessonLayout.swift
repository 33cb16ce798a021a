package import Curriculum
package import Languages
import Markdown
package import Ports
package import Rendering
import SwiftSource

/// How lessons are laid out: Swift coloured by its syntax, excerpts numbered as in their files.
package struct LessonLayout: Sendable {
  let language: Language
  let exercise: Exercise?
  let files: any FileReading

  package init(language: Language, exercise: Exercise?, files: any FileReading) {
    self.language = language
    self.exercise = exercise
    self.files = files
  }

  /// The layout of lessons, with the line numbers that their excerpts have in the exercise.
  package var layout: MarkdownLayout {
    var layout = MarkdownLayout(language: language) { codeTokens(of: $0) }
    guard let exercise else { return layout }
    let finder = ExcerptFinder(files: files)
    layout.firstLine = { path, code in
      let block = CodeBlock(info: "swift excerpt=" + path, text: code, firstLine: 1)
      return finder.firstLine(of: block, in: exercise)
    }
    return layout
  }
}
