import Markdown
import Ports

/// Holds a file of a lesson against the files that it speaks of: its excerpts and its links.
struct LessonVerifier {
  private(set) var faults: [Fault] = []
  private let texts: CourseText
  private let source: LessonSource
  /// `nil` when the exercise does not exist, which is reported elsewhere.
  private let exercise: Path?
  /// To find the place of a fault costs a look at the whole file.
  private static let faultLimit = 100

  init(_ document: Document, from source: LessonSource, exercise: Path?, texts: CourseText) {
    self.texts = texts
    self.source = source
    self.exercise = exercise
    for block in document.blocks.withDescendants where faults.count < Self.faultLimit {
      if case .code(let code) = block.kind {
        verify(code, at: block.position)
      }
      for target in block.inlines.flatMap(\.targets) {
        verifyLink(target, from: block.position.line)
      }
    }
  }

  private mutating func verify(_ code: CodeBlock, at position: TextPosition) {
    guard case .excerpt(let path) = Fence(info: code.info).truth, let exercise else { return }
    let place = source.position(of: path, from: position.line)
    let file = exercise.appending(path)
    guard texts.files.status(of: file) != nil else {
      let known = texts.files(below: exercise).filter { $0.hasSuffix(".swift") }
      faults.append(
        Fault(
          at: place, "there is no file \(quoted(path)) in \(exercise.lastComponent)",
          suggestion: didYouMean(path, among: known)))
      return
    }
    do throws(Problem) {
      compare(code, at: place, with: try texts.text(of: file), path)
    } catch {
      faults.append(Fault(at: place, "\(quoted(path)): \(error.message)"))
    }
  }

  private mutating func compare(
    _ code: CodeBlock, at place: TextPosition, with text: String, _ path: String
  ) {
    let lines = splitLines(code.text)
    guard lines.count <= Excerpt.lineLimit else {
      faults.append(
        Fault(at: place, "an excerpt of more than \(Excerpt.lineLimit) lines is not checked"))
      return
    }
    switch Excerpt(code.text, of: text).match {
    case .found: return
    case .nowhere:
      faults.append(Fault(at: place, "no line of this excerpt occurs in \(quoted(path))"))
    case .differs(let line, let fileLine):
      let here = line <= lines.count ? trimmed(lines[line - 1]) : ""
      let fileLines = splitLines(text)
      let there = fileLine <= fileLines.count ? trimmed(fileLines[fileLine - 1]) : nil
      let sourceLine = code.firstLine + line - 1
      let found = source.position(of: here, from: sourceLine)
      faults.append(
        Fault(
          at: found.line == sourceLine ? found : TextPosition(line: sourceLine, column: 1),
          "the excerpt differs from line \(fileLine) of \(quoted(path)) on: "
            + difference(here, there),
          suggestion: "copy the lines from the file again"))
    }
  }

  private func difference(_ here: String, _ there: String?) -> String {
    guard let there else { return "the file has ended there" }
    return here == there
      ? "the indentation of \(quoted(here)) is another"
      : "the file has \(quoted(there)), the lesson \(quoted(here))"
  }

  private func trimmed(_ line: Substring) -> String {
    let rest = line.drop { $0.isWhitespace }
    return rest.lastIndex { !$0.isWhitespace }.map { String(rest[...$0]) } ?? ""
  }

  private mutating func verifyLink(_ target: String, from line: Int) {
    guard let link = RelativeLink(target) else { return }
    let place = source.position(of: target, from: line)
    guard let file = link.path(from: source.file.parent) else {
      faults.append(
        Fault(
          at: place, "the link \(quoted(target)) is not relative to this file",
          suggestion: "write a path that begins at the folder of this file"))
      return
    }
    guard texts.files.status(of: file) == nil else { return }
    faults.append(
      Fault(
        at: place, "the link \(quoted(target)) leads to nothing",
        suggestion: texts.nearName(to: file.lastComponent, in: file.parent)))
  }
}

extension Inline {
  /// Where the links and images of an inline lead, as written.
  fileprivate var targets: [String] {
    switch self {
    case .link(let destination, _, let inside): [destination] + inside.flatMap(\.targets)
    case .image(let source, _, _): [source]
    case .emphasis(let inside), .strong(let inside), .strikethrough(let inside):
      inside.flatMap(\.targets)
    case .text, .code, .html, .softBreak, .hardBreak: []
    }
  }
}
