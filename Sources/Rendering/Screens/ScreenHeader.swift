/// The first line of a screen: a label and a title at the left, notes at the right.
package struct ScreenHeader: Hashable, Sendable {
  /// A word in the accent colour, such as `OCP`; empty for none.
  package let label: String
  package let title: String
  /// At the right end, the most important first; dropped from the last on when there is no room.
  package var notes: [String] = []
  /// What stands for label, title and notes where they do not fit, such as `OCP 05 · 2/7`.
  package var short = ""

  package init(label: String = "", title: String) {
    self.label = label
    self.title = title
  }

  /// The line for a width: in full, else short, else cut.
  package func line(width: Int) -> StyledLine {
    let full = left
    if fits(full, notes, width) { return joined(full, notes, width) }
    if !short.isEmpty { return shortLine.truncated(to: width) }
    for count in stride(from: notes.count - 1, to: 0, by: -1)
    where fits(full, Array(notes.prefix(count)), width) {
      return joined(full, Array(notes.prefix(count)), width)
    }
    return full.truncated(to: width)
  }

  private var left: StyledLine {
    let name = StyledLine(title, .heading)
    return label.isEmpty ? name : StyledLine(label, .accent.strong) + StyledLine(" · ") + name
  }

  private var shortLine: StyledLine {
    guard !label.isEmpty, short.hasPrefix(label) else { return StyledLine(short, .heading) }
    return StyledLine(label, .accent.strong) + StyledLine(String(short.dropFirst(label.count)))
  }

  private func right(_ notes: [String]) -> StyledLine {
    StyledLine(notes.joined(separator: " · "), .muted)
  }

  private func fits(_ line: StyledLine, _ notes: [String], _ width: Int) -> Bool {
    line.width + (notes.isEmpty ? 0 : 2 + right(notes).width) <= width
  }

  private func joined(_ line: StyledLine, _ notes: [String], _ width: Int) -> StyledLine {
    let right = right(notes)
    return right.isEmpty ? line : line.padded(to: width - right.width) + right
  }
}
