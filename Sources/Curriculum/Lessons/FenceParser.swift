import Markdown

/// Reads the info string of a code fence; the columns of its faults count from the start of that string.
struct FenceParser {
  private(set) var faults: [Fault] = []
  private let language: String
  private var truths: [Fence.Truth] = []
  private var highlights: [Fence.Highlight] = []
  private var isBeside = false

  private static let attributes = ["excerpt", "compiles", "rejects", "sketch", "beside"]
  private static let lastLine = 100_000

  init(_ info: String) {
    var words = FenceWords(info).words[...]
    let first = words.first.flatMap { $0.text.hasPrefix("{") ? nil : $0 }
    if first != nil { words = words.dropFirst() }
    language = first?.text.lowercased() ?? ""
    for word in words { read(word) }
    guard language == "swift", truths.isEmpty, faults.isEmpty else { return }
    report(
      at: 1, "a Swift fence must say how it is kept true",
      suggestion: "add excerpt=PATH, compiles, rejects=\"part of the diagnostic\" or sketch")
  }

  var fence: Fence {
    Fence(language: language, truth: truths.first, highlights: highlights, isBeside: isBeside)
  }

  private mutating func report(at column: Int, _ message: String, suggestion: String = "") {
    faults.append(
      Fault(at: TextPosition(line: 1, column: column), message, suggestion: suggestion))
  }

  private mutating func read(_ word: FenceWords.Word) {
    if word.text.hasPrefix("{") { return readHighlights(word) }
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let value = parts.count == 2 ? unquoted(parts[1]) : nil
    switch (name, value) {
    case ("excerpt", let path?) where !path.isEmpty: add(.excerpt(path), from: word)
    case ("rejects", let part?) where !part.isEmpty: add(.rejects(part), from: word)
    case ("compiles", nil): add(.compiles, from: word)
    case ("sketch", nil): add(.sketch, from: word)
    case ("beside", nil): isBeside = true
    case ("excerpt", _):
      report(at: word.column, "'excerpt' needs a path", suggestion: "write excerpt=PATH")
    case ("rejects", _):
      report(
        at: word.column, "'rejects' needs a part of the diagnostic",
        suggestion: "write rejects=\"part of the diagnostic\"")
    case ("compiles", _), ("sketch", _), ("beside", _):
      report(at: word.column, "\(quoted(name)) takes no value")
    default:
      report(
        at: word.column, "unknown attribute \(quoted(name))",
        suggestion: didYouMean(name, among: Self.attributes))
    }
  }

  private mutating func add(_ truth: Fence.Truth, from word: FenceWords.Word) {
    if language != "swift" {
      report(at: word.column, "only a Swift fence can be kept true by \(quoted(word.text))")
    } else if !truths.isEmpty {
      report(at: word.column, "a Swift fence is kept true in one way only")
    } else if case .excerpt(let path) = truth, path.hasPrefix("/") || path.contains("..") {
      report(
        at: word.column, "\(quoted(path)) is no path inside the exercise",
        suggestion: "write it like Violation/Sources/Module/File.swift")
    } else {
      truths.append(truth)
    }
  }

  private func unquoted(_ value: Substring) -> String {
    guard value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") else {
      return value == "\"" ? "" : String(value)
    }
    return String(value.dropFirst().dropLast())
  }

  private mutating func readHighlights(_ word: FenceWords.Word) {
    guard highlights.isEmpty else {
      return report(at: word.column, "the highlights are given twice")
    }
    let inside = word.text.dropFirst().dropLast()
    for step in inside.split(separator: "|", omittingEmptySubsequences: false) {
      guard word.text.hasSuffix("}"), let highlight = highlight(step) else {
        highlights = []
        return report(
          at: word.column, "\(quoted(word.text)) are no highlights",
          suggestion: "write them like {1,3|5-7|all}")
      }
      highlights.append(highlight)
    }
  }

  private func highlight(_ step: Substring) -> Fence.Highlight? {
    if trimmed(step) == "all" { return .all }
    var ranges: [ClosedRange<Int>] = []
    for part in step.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        .map { Int(trimmed($0)) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil,
        first >= 1, first <= last, last <= Self.lastLine
      else { return nil }
      ranges.append(first...last)
    }
    return .lines(ranges)
  }

  private func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? ""
  }
}
