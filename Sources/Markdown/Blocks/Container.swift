/// An open block that holds blocks (CommonMark §5).
struct Container {
  let kind: Kind
  let position: TextPosition
  var children: [RawBlock] = []
  /// Whether anything was ever begun in it, even if it left no block, as a link definition does.
  var isEmpty = true
  /// Whether a blank line separates the items of a list, or the blocks of one of them.
  var isLoose = false
  /// Whether a blank line followed the marker of an item, which then stays empty.
  var isSealed = false

  init(_ kind: Kind, at position: TextPosition) {
    self.kind = kind
    self.position = position
  }

  enum Kind {
    case document
    case quote
    case list(ListMarker)
    /// The content starts `indent` columns from where the item's list starts.
    case item(indent: Int)
  }

  /// The block that it becomes when nothing more is added; `nil` for the document.
  var block: RawBlock? {
    switch kind {
    case .document: nil
    case .quote: RawBlock(kind: .quote(children), position: position)
    case .item: RawBlock(kind: .item(children), position: position)
    case .list(let marker):
      RawBlock(
        kind: .list(start: marker.number, isTight: !isLoose, items: children), position: position)
    }
  }

  var isQuote: Bool {
    if case .quote = kind { true } else { false }
  }
}
