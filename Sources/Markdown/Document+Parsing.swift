extension Document {
  /// Reads CommonMark 0.31.2 with front matter and GFM's tables, tasks, strikethrough, bare links and alerts.
  ///
  /// Every text is a document, so nothing fails. Time grows with the length of the text. Blocks and
  /// inlines nested more than a hundred deep keep their text and lose their marks.
  package init(parsing text: String) {
    let source = SourceText(text)
    var lines = LineReader(source)
    let frontMatter = FrontMatter(&lines)
    var parser = BlockParser(source)
    for line in lines { parser.take(line) }
    let blocks = parser.finish()
    let assembly = BlockAssembly(bytes: source.bytes, definitions: parser.definitions)
    self.init(frontMatter: frontMatter?.entries ?? [], blocks: assembly.blocks(blocks))
  }
}
