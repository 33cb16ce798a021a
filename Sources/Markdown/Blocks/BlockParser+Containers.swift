// Block quotes and lists (CommonMark §5).

extension BlockParser {
  /// Moves past the markers of the open containers; how many of them the line continues.
  mutating func continueContainers() -> Int {
    for index in containers.indices {
      switch containers[index].kind {
      case .document: break
      case .quote: guard takeQuoteMarker() else { return index }
      // A list goes on when its item does, or with a new item.
      case .list: break
      case .item(let indent):
        guard continueItem(index, indent: indent) else { return index - 1 }
      }
    }
    return containers.count
  }

  /// Opens the quote or the list item that starts here, if any, inside the first containers.
  mutating func openContainer(_ matched: inout Int) -> Bool {
    guard cursor.indent < 4, matched + 2 <= Self.deepestNesting else { return false }
    return openQuote(&matched) || openItem(&matched)
  }

  private mutating func continueItem(_ index: Int, indent: Int) -> Bool {
    if cursor.isBlank {
      // An item may begin with one blank line only.
      if containers[index].isEmpty { containers[index].isSealed = true }
      return true
    }
    guard !containers[index].isSealed, cursor.indent >= indent else { return false }
    cursor.skipColumns(indent)
    return true
  }

  private mutating func takeQuoteMarker() -> Bool {
    guard cursor.indent < 4, cursor.first == ">" else { return false }
    cursor.skipText(1)
    cursor.skipColumns(1)
    return true
  }

  private mutating func openQuote(_ matched: inout Int) -> Bool {
    let position = cursor.textPosition
    guard takeQuoteMarker() else { return false }
    begin(in: matched)
    containers.append(Container(.quote, at: position))
    matched += 1
    return true
  }

  private mutating func openItem(_ matched: inout Int) -> Bool {
    guard let marker = ListMarker(cursor.text), !isAtThematicBreak() else { return false }
    if matched == containers.count, leaf?.isParagraph == true {
      guard marker.mayInterruptParagraph(cursor.text) else { return false }
    }
    let position = cursor.textPosition
    if continuesList(at: matched, marker) {
      matched += 1
    } else {
      begin(in: matched)
      containers.append(Container(.list(marker), at: position))
      matched += 1
    }
    begin(in: matched)
    containers.append(Container(.item(indent: takeMarker(marker)), at: position))
    matched += 1
    return true
  }

  private func continuesList(at index: Int, _ marker: ListMarker) -> Bool {
    guard index < containers.count, case .list(let first) = containers[index].kind else {
      return false
    }
    return first.style == marker.style
  }

  /// Moves past the marker and the space after it; the column where the content starts.
  ///
  /// Five columns or more are one of space and then indented code.
  private mutating func takeMarker(_ marker: ListMarker) -> Int {
    let before = cursor.indent
    cursor.skipText(marker.width)
    let space = cursor.isBlank || cursor.indent > 4 ? 1 : cursor.indent
    cursor.skipColumns(space)
    return before + marker.width + space
  }
}
