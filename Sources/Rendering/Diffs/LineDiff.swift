/// What changed between two texts, line by line.
package struct LineDiff: Hashable, Sendable {
  /// The lines of both texts in reading order; what was removed comes before what replaced it.
  package let changes: [Change]

  /// One line, with its numbers from 1 in the texts that hold it.
  package enum Change: Hashable, Sendable {
    case kept(old: Int, new: Int, String)
    case removed(old: Int, String)
    case added(new: Int, String)

    var isKept: Bool {
      if case .kept = self { return true }
      return false
    }
  }

  /// The shortest edit script (Myers, by the standard library).
  ///
  /// A line break that is missing at the end does not count.
  package init(from old: String, to new: String) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    changes = Self.merged(before, after, removed: removed, added: added)
  }

  private static func merged(
    _ before: [String], _ after: [String], removed: Set<Int>, added: Set<Int>
  ) -> [Change] {
    var changes: [Change] = []
    var new = 0
    func takeAdded() {
      while new < after.count, added.contains(new) {
        changes.append(.added(new: new + 1, after[new]))
        new += 1
      }
    }
    for (old, line) in before.enumerated() {
      if removed.contains(old) {
        changes.append(.removed(old: old + 1, line))
      } else {
        takeAdded()
        changes.append(.kept(old: old + 1, new: new + 1, line))
        new += 1
      }
    }
    takeAdded()
    return changes
  }

  /// The changes in groups with up to three kept lines around each; groups that would touch are one.
  package func hunks(context: Int = 3) -> [ArraySlice<Change>] {
    var ranges: [Range<Int>] = []
    for index in changes.indices where !changes[index].isKept {
      let range = max(0, index - context)..<min(changes.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { changes[$0] }
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
