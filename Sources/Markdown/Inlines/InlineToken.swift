/// A piece of a text in reading order; `InlineTree` nests what an opening and a closing enclose.
enum InlineToken {
  /// Bytes that stand for themselves.
  case text(Range<Int>)
  /// What a character reference stands for.
  case character(String)
  /// Something complete: code, raw HTML or a line break.
  case complete(Inline)
  /// A link whose text is its address; inside another link it is text.
  case autolink(destination: String, Range<Int>)
  case delimiters(DelimiterRun)
  case opening(InlineMark)
  case closing
}

/// What surrounds other inlines.
enum InlineMark {
  case emphasis, strong, strikethrough
  case link(LinkTarget)
  case image(LinkTarget)

  /// The mark around its content.
  func inline(around content: [Inline]) -> Inline {
    switch self {
    case .emphasis: .emphasis(content)
    case .strong: .strong(content)
    case .strikethrough: .strikethrough(content)
    case .link(let target):
      .link(destination: target.destination, title: target.title, content)
    case .image(let target):
      .image(source: target.destination, title: target.title, alternative: content.plainText)
    }
  }
}
