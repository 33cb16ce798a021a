/// Code of a lesson, to be found line for line in the file that it is said to come from.
///
/// Spaces at the ends of lines do not count, and the indentation that all lines have in common may be missing.
struct Excerpt {
  /// A longer excerpt teaches nobody.
  static let lineLimit = 200
  /// What lies further down is not searched: together with the other limit, this bounds the time.
  static let fileLineLimit = 5_000

  /// What a search gives.
  enum Match: Hashable {
    /// The line of the file, from 1, on which the excerpt begins.
    case found(firstLine: Int)
    /// The best place differs: the line in the excerpt and the one in the file, both from 1.
    case differs(line: Int, fileLine: Int)
    /// No line of the excerpt occurs in the file.
    case nowhere
  }

  private let lines: [Line]
  private let fileLines: [Line]

  init(_ excerpt: String, of file: String) {
    lines = splitLines(excerpt).prefix(Self.lineLimit).map(Line.init)
    fileLines = splitLines(file).prefix(Self.fileLineLimit).map(Line.init)
  }

  /// The first place that agrees; else the one that agrees in most lines.
  var match: Match {
    let (wanted, present) = numbered()
    guard !wanted.isEmpty else { return .nowhere }
    var best = (start: 0, score: 0)
    for start in present.indices {
      let score = zip(wanted, present[start...]).count { $0 == $1 }
      if score == wanted.count, firstStrayIndentation(from: start) == nil {
        return .found(firstLine: start + 1)
      }
      if score > best.score, score > blankLines || score == wanted.count {
        best = (start, score)
      }
    }
    guard best.score > 0 else { return .nowhere }
    let window = present[best.start...]
    let stray = firstStrayIndentation(from: best.start)
    let line = zip(wanted, window).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let offset = [line, stray].compactMap { $0 }.min() ?? min(wanted.count, window.count)
    return .differs(line: offset + 1, fileLine: best.start + offset + 1)
  }

  /// Lines as numbers that are equal when their contents are: one search compares many of them.
  private func numbered() -> (excerpt: [Int], file: [Int]) {
    var numbers: [Substring: Int] = [:]
    func number(_ line: Line) -> Int {
      if let number = numbers[line.content] { return number }
      numbers[line.content] = numbers.count
      return numbers.count - 1
    }
    return (lines.map(number), fileLines.map(number))
  }

  /// Blank lines agree everywhere, and so say nothing about a place.
  private var blankLines: Int { lines.count { $0.content.isEmpty } }

  /// The first line whose indentation has not lost the same as the lines before it.
  private func firstStrayIndentation(from start: Int) -> Int? {
    var removed: Substring?
    for (offset, (line, fileLine)) in zip(lines, fileLines[start...]).enumerated() {
      guard !line.content.isEmpty, !fileLine.content.isEmpty else { continue }
      guard fileLine.indentation.hasSuffix(line.indentation) else { return offset }
      let rest = fileLine.indentation.dropLast(line.indentation.count)
      if let removed, removed != rest { return offset }
      removed = rest
    }
    return nil
  }

  private struct Line {
    let indentation: Substring
    let content: Substring

    init(_ text: Substring) {
      indentation = text.prefix { $0 == " " || $0 == "\t" }
      let rest = text[indentation.endIndex...]
      let last = rest.lastIndex { $0 != " " && $0 != "\t" }
      content = last.map { rest[...$0] } ?? ""
    }
  }
}
