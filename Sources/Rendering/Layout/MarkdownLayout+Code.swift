import Markdown

extension MarkdownLayout {
  /// A code block: the path of an excerpt as a caption, then the code with a bar.
  func lines(of code: CodeBlock, width: Int) -> [StyledLine] {
    let caption = FenceCaption(info: code.info)
    let listing = listing(of: code, caption)
    guard let path = caption.excerpt else { return listing.lines(width: width) }
    let title = width < 8 ? StyledLine.empty : StyledLine("  ")
    return Hanging(title).lines(width: width) { LineWrapper(width: $0).lines(of: path, .muted) }
      + listing.lines(width: width)
  }

  /// Two fences marked `beside`, one at each side.
  ///
  /// `nil` when they are not so marked, or when there is no room.
  func sideBySide(_ left: Block, _ right: Block, width: Int) -> [StyledLine]? {
    guard case .code(let leftCode) = left.kind, case .code(let rightCode) = right.kind else {
      return nil
    }
    let captions = [leftCode, rightCode].map { FenceCaption(info: $0.info) }
    guard captions.allSatisfy(\.isBeside) else { return nil }
    let natural = zip([leftCode, rightCode], captions).map { listing(of: $0, $1).naturalWidth }
    let columns = Columns(width: width)
    guard width >= 100 || natural.allSatisfy({ $0 <= columns.left }) else { return nil }
    return columns.lines(
      lines(of: leftCode, width: columns.left), lines(of: rightCode, width: columns.right))
  }

  private func listing(of code: CodeBlock, _ caption: FenceCaption) -> CodeListing {
    let colouring = caption.language == "swift" ? self.colouring : nil
    var listing = CodeListing(
      lines: CodeLine.lines(of: code.text, colouring: colouring),
      firstNumber: caption.excerpt.flatMap { firstLine($0, code.text) })
    if let highlight, caption.highlights.indices.contains(highlight) {
      listing.highlighted = caption.highlights[highlight]
    }
    return listing
  }
}
