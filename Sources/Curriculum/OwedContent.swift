import Markdown
import Ports

/// Finds what an author still owes: text between white square brackets, `⟦who asks for it?⟧`.
///
/// Scaffolds ask their questions in this way, in any text of a course; a finished course holds no such bracket.
struct OwedContent {
  private let texts: CourseText
  /// One file that is nothing but brackets must not hide the others.
  private static let faultLimit = 100

  init(texts: CourseText) {
    self.texts = texts
  }

  /// Every bracket in the files of an exercise or a lesson.
  func problems(below folder: Path) -> [Problem] {
    var problems: [Problem] = []
    var pending = [folder]
    while let place = pending.popLast() {
      // Hidden folders are builds and the like, and much larger than what people write.
      for name in texts.names(in: place) where !name.hasPrefix(".") {
        let path = place.appending(name)
        switch texts.files.status(of: path)?.kind {
        case .folder where path.string.utf8.count < 2_000: pending.append(path)
        case .file: problems += self.problems(in: path)
        default: continue
        }
      }
    }
    return problems
  }

  /// Nothing for a file that is no text: a picture owes nothing.
  private func problems(in file: Path) -> [Problem] {
    guard let text = try? texts.text(of: file) else { return [] }
    return Self.faults(in: text).map { $0.problem(in: file) }
  }

  /// Every bracket of a text, in its order; what goes on in the next line is shown up to the end of its first.
  static func faults(in text: String) -> [Fault] {
    guard text.utf8.contains(0xE2) else { return [] }
    var faults: [Fault] = []
    var isOpen = false
    for (index, line) in splitLines(text).enumerated() where faults.count < faultLimit {
      for place in line.indices where line[place] == "⟦" || line[place] == "⟧" {
        let column = line.distance(from: line.startIndex, to: place) + 1
        let position = TextPosition(line: index + 1, column: column)
        if line[place] == "⟦" {
          faults.append(owed(line[line.index(after: place)...], at: position))
        } else if !isOpen {
          faults.append(Fault(at: position, "a '⟧' without its '⟦'", suggestion: "remove it"))
        }
        isOpen = line[place] == "⟦"
      }
    }
    return faults
  }

  private static func owed(_ rest: Substring, at position: TextPosition) -> Fault {
    let inside = rest.prefix { $0 != "⟧" }
    let isCut = inside.endIndex == rest.endIndex
    return Fault(
      at: position, "still to be written: \(quoted(inside + (isCut ? " …" : ""), limit: 160))",
      suggestion: "replace the brackets and what they hold")
  }
}
