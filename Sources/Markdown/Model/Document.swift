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
