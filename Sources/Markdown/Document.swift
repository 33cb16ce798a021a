/// A Markdown text as blocks, each with its place in the source.
package struct Document: Hashable, Sendable {
  /// The `key: value` lines between the two `---` at the top; empty when there are none.
  package let frontMatter: [FrontMatterEntry]
  package let blocks: [Block]

  package init(frontMatter: [FrontMatterEntry], blocks: [Block]) {
    self.frontMatter = frontMatter
    self.blocks = blocks
  }
}

/// One `key: value` line of the front matter.
package struct FrontMatterEntry: Hashable, Sendable {
  package let key: String
  package let value: String
  package let position: TextPosition

  package init(key: String, value: String, position: TextPosition) {
    self.key = key
    self.value = value
    self.position = position
  }
}

/// A place in a text: line and column, both from 1; the column counts characters.
package struct TextPosition: Hashable, Sendable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
