package import Markdown
package import Ports

/// Says where the excerpts of a lesson stand in the files of its exercise, for the line numbers.
package struct ExcerptFinder: Sendable {
  private let texts: CourseText

  /// Reads those files through `files`.
  package init(files: any FileReading) {
    texts = CourseText(files: files)
  }

  /// The line, from 1, on which the code begins in its file.
  ///
  /// - Returns: `nil` for code that is no excerpt, and for one that does not agree with its file.
  package func firstLine(of code: CodeBlock, in exercise: Exercise) -> Int? {
    guard case .excerpt(let path) = Fence(info: code.info).truth,
      let text = try? texts.text(of: exercise.folder.appending(path)),
      case .found(let line) = Excerpt(code.text, of: text).match
    else { return nil }
    return line
  }
}
