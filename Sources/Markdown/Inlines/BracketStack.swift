/// The brackets that may still enclose the text of a link (CommonMark, appendix, phase 2).
struct BracketStack {
  private var openings: [Opening] = []
  /// Below this index no link may start any more, for links do not contain links.
  private var deadLinks = 0

  /// A `[` or `![`.
  struct Opening {
    let token: Int
    /// The offset behind the bracket.
    let textStart: Int
    let isImage: Bool
    /// How many delimiter runs were open before it.
    let delimiters: Int
    /// Its text is no label then.
    fileprivate(set) var containsBracket = false
    fileprivate(set) var isDead = false
  }

  var isEmpty: Bool { openings.isEmpty }

  mutating func push(_ opening: Opening) {
    if let last = openings.indices.last { openings[last].containsBracket = true }
    openings.append(opening)
  }

  /// The innermost opening, or `nil`.
  mutating func pop() -> Opening? {
    guard var opening = openings.popLast() else { return nil }
    opening.isDead = !opening.isImage && openings.count < deadLinks
    deadLinks = min(deadLinks, openings.count)
    return opening
  }

  /// Says that a link has just been made: none around it may be one.
  mutating func killLinks() {
    deadLinks = openings.count
  }
}
