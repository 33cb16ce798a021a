/// A key and what it does now.
package struct KeyHint: Hashable, Sendable {
  /// As written on the keyboard, such as `space` or `q`; empty for a remark that belongs to the keys.
  package let key: String
  package let label: String
  /// The least important hints go first when there is no room; among equals the last one.
  package let importance: Int

  package init(_ key: String, _ label: String, importance: Int = 0) {
    self.key = key
    self.label = label
    self.importance = importance
  }

  private var line: StyledLine {
    key.isEmpty
      ? StyledLine(label, .muted)
      : StyledLine(key, .key) + StyledLine(" " + label, .muted)
  }

  /// The footer: as many hints as fit, none of them cut, in the order given.
  package static func footer(_ hints: [KeyHint], width: Int) -> StyledLine {
    var kept = Array(hints.enumerated())
    while !kept.isEmpty {
      let line = joined(kept.map(\.element.line))
      if line.width <= width { return line }
      let least = kept.indices.min {
        (kept[$0].element.importance, -$0) < (kept[$1].element.importance, -$1)
      }
      kept.remove(at: least ?? 0)
    }
    return .empty
  }

  private static func joined(_ lines: [StyledLine]) -> StyledLine {
    StyledLine(Array(lines.map(\.spans).joined(separator: [.init(" · ", .muted)])))
  }
}
