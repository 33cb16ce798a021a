package import Languages
package import Markdown

/// Lays a document out for a width: blocks become styled lines, none wider than asked for.
///
/// It knows widths and meanings, no colours; HTML and comments are never shown.
package struct MarkdownLayout: Sendable {
  package let language: Language
  /// Colours Swift fences; `nil` leaves them plain.
  package var colouring: CodeColouring?
  /// The line of a file at which an excerpt starts: path and code in, `nil` for "not known".
  package var firstLine: @Sendable (_ path: String, _ code: String) -> Int? = { _, _ in nil }
  /// Which group of highlighted lines is on, from 0; `nil` shows all lines alike.
  package var highlight: Int?

  package init(language: Language, colouring: CodeColouring? = nil) {
    self.language = language
    self.colouring = colouring
  }

  /// The lines of some blocks, one empty line between two blocks, none at the ends.
  package func lines(of blocks: [Block], width: Int) -> [StyledLine] {
    stacked(sections(of: blocks, width: max(1, width)), separator: [.empty])
  }

  /// The lines of every block that shows; two fences that stand beside each other are one section.
  func sections(of blocks: [Block], width: Int) -> [[StyledLine]] {
    var sections: [[StyledLine]] = []
    var rest = blocks[...]
    while let block = rest.popFirst() {
      if let right = rest.first, let both = sideBySide(block, right, width: width) {
        sections.append(both)
        rest.removeFirst()
      } else {
        sections.append(lines(of: block, width: width))
      }
    }
    return sections.filter { !$0.isEmpty }
  }

  func stacked(_ sections: [[StyledLine]], separator: [StyledLine]) -> [StyledLine] {
    Array(sections.joined(separator: separator))
  }

  private func lines(of block: Block, width: Int) -> [StyledLine] {
    switch block.kind {
    case .heading(let level, let inlines):
      return wrapped(inlines, width, level <= 2 ? .heading : .strong)
    case .paragraph(let inlines): return wrapped(inlines, width, .plain)
    case .code(let code): return lines(of: code, width: width)
    case .quote(let blocks): return barred(blocks, width: width, .muted)
    case .alert(let kind, let blocks): return lines(of: kind, blocks, width: width)
    case .list(let list): return lines(of: list, width: width)
    case .table(let table):
      return TableLayout(table).lines(width: width)
    case .thematicBreak:
      return [StyledLine(String(repeating: "─", count: width), .muted)]
    case .comment, .html: return []
    }
  }

  private func wrapped(_ inlines: [Inline], _ width: Int, _ style: Style) -> [StyledLine] {
    let spans = InlineSpans.spans(of: inlines, style: style)
    guard !spans.isEmpty else { return [] }
    return LineWrapper(width: width).lines(of: spans)
  }

  // MARK: Quotes and alerts

  private func lines(of kind: AlertKind, _ blocks: [Block], width: Int) -> [StyledLine] {
    let label = StyledLine(MarkdownPhrase(kind)(language), .accent.strong)
    let bar = Hanging(first: StyledLine("│ ", .accent), rest: StyledLine("│ ", .accent))
    return bar.lines(width: width) { width in
      LineWrapper(width: width).lines(of: label.spans) + lines(of: blocks, width: width)
    }
  }

  private func barred(_ blocks: [Block], width: Int, _ style: Style) -> [StyledLine] {
    let bar = StyledLine("│ ", style)
    return Hanging(first: bar, rest: bar).lines(width: width) { lines(of: blocks, width: $0) }
  }

  // MARK: Lists

  private func lines(of list: List, width: Int) -> [StyledLine] {
    let markers = list.items.indices.map { index in
      list.start.map { "\($0 + index). " } ?? "• "
    }
    let markerWidth = markers.map(\.count).max() ?? 0
    let items = zip(list.items, markers).map { item, marker in
      let padding = String(repeating: " ", count: markerWidth - marker.count)
      return lines(of: item, marker: padding + marker, isTight: list.isTight, width: width)
    }
    return stacked(items, separator: list.isTight ? [] : [.empty])
  }

  private func lines(
    of item: List.Item, marker: String, isTight: Bool, width: Int
  ) -> [StyledLine] {
    var first = StyledLine(marker, .muted)
    if let isDone = item.isDone {
      first = StyledLine(isDone ? "[x] " : "[ ] ", isDone ? .good : .plain)
    }
    let rest = StyledLine(String(repeating: " ", count: first.width))
    return Hanging(first: first, rest: rest).lines(width: width) { width in
      let inside = sections(of: item.blocks, width: width)
      return inside.isEmpty
        ? [.empty] : stacked(inside, separator: isTight ? [] : [.empty])
    }
  }
}
