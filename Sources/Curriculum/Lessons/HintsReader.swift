import Markdown

/// Takes the tiers of help out of the step that holds them.
struct HintsReader {
  /// The tiers, the vaguest first.
  let hints: [[Block]]
  /// What else stands in the step.
  let others: [Block]
  let fault: Fault?

  init(_ blocks: [Block], below heading: TextPosition) {
    var others: [Block] = []
    var lists: [(list: List, position: TextPosition)] = []
    for block in blocks {
      if case .list(let list) = block.kind, list.start != nil {
        lists.append((list, block.position))
      } else {
        others.append(block)
      }
    }
    let tiers = lists.first?.list.items ?? []
    hints = tiers.map(\.blocks)
    self.others = others
    guard lists.count != 1 || tiers.count != 3 else {
      fault = nil
      return
    }
    let found =
      lists.count == 1 ? counted(tiers.count, "item") : counted(lists.count, "ordered list")
    fault = Fault(
      at: lists.first?.position ?? heading,
      "the hints must be one ordered list of three items, not \(found)",
      suggestion: "write '1. …', '2. …' and '3. …', the vaguest first")
  }
}
