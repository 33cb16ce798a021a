/// An ordered or a bullet list (CommonMark §5.3).
package struct List: Hashable, Sendable {
  /// The number of the first item, or `nil` for a bullet list.
  package let start: Int?
  /// Whether no blank line separates the items or their blocks.
  package let isTight: Bool
  package let items: [Item]

  package init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }

  /// What one marker introduces; without blocks when nothing follows the marker.
  package struct Item: Hashable, Sendable {
    /// `true` for `[x]`, `false` for `[ ]`, `nil` when it is not a task.
    package let isDone: Bool?
    package let blocks: [Block]
    /// Where the marker starts.
    package let position: TextPosition

    package init(isDone: Bool?, blocks: [Block], position: TextPosition) {
      self.isDone = isDone
      self.blocks = blocks
      self.position = position
    }
  }
}
