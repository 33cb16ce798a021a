import Languages
package import Markdown

/// The hints that the learner has seen, and how many are left.
package struct HintList: Sendable {
  /// The tiers seen, the vaguest first.
  package let seen: [[Block]]
  /// The number of all tiers.
  package let total: Int
  package let layout: MarkdownLayout

  package init(seen: [[Block]], total: Int, layout: MarkdownLayout) {
    self.seen = seen
    self.total = total
    self.layout = layout
  }

  /// Every tier under its number, then how many more there are.
  package func lines(width: Int) -> [StyledLine] {
    let tiers = seen.enumerated().map { index, blocks in
      let title = CoursePhrase.hintOf(
        layout.language, ["n": .number(index + 1), "all": .number(total)])
      return LineWrapper(width: width).lines(of: title, .heading)
        + layout.lines(of: blocks, width: width)
    }
    let left = max(0, total - seen.count)
    let rest =
      left > 0
      ? CoursePhrase.hintsLeft(layout.language, ["n": .number(left)])
      : CoursePhrase.noHintLeft(layout.language)
    return Array(
      (tiers + [LineWrapper(width: width).lines(of: rest, .muted)]).joined(separator: [.empty]))
  }
}
