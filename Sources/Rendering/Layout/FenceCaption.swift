/// What the info string of a code fence means for its look (grammar in `Lessons/README.md`).
///
/// What it means for the truth of a lesson is read elsewhere; unknown words change nothing here.
package struct FenceCaption: Hashable, Sendable {
  /// The first word, such as `swift`; empty when there is none.
  package let language: String
  /// The path of `excerpt=`, or `nil`.
  package let excerpt: String?
  /// The groups of `{1,3|5-7|all}`, lines from 1 in the fence; `nil` stands for all lines.
  package let highlights: [Set<Int>?]
  package let isBeside: Bool

  /// Reads an info string; nothing in it is an error here.
  package init(info: String) {
    let highlighted = info.split(separator: "{", maxSplits: 1)
    let words = info.split(separator: " ")
    language = words.first.map(String.init) ?? ""
    excerpt = words.first { $0.hasPrefix("excerpt=") }
      .map { $0.dropFirst("excerpt=".count).filter { $0 != "\"" } }
    isBeside = words.contains("beside")
    highlights =
      highlighted.count == 2
      ? Self.groups(of: highlighted[1].prefix { $0 != "}" }) : []
  }

  private static func groups(of text: Substring) -> [Set<Int>?] {
    text.split(separator: "|").map { group in
      if group.trimmed == "all" { return nil }
      return group.split(separator: ",").reduce(into: Set()) { $0.formUnion(lines(of: $1)) }
    }
  }

  /// `3` or `5-7`; anything else is no line.
  private static func lines(of range: Substring) -> [Int] {
    let ends = range.split(separator: "-").compactMap { Int($0.trimmed) }
    guard let first = ends.first, let last = ends.last, first <= last, last < 10_000 else {
      return []
    }
    return Array(first...last)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return start[...last]
  }
}
