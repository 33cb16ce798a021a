extension Document {
  /// Reads CommonMark 0.31.2 with front matter and GFM's extensions; every text is a document.
  ///
  /// The extensions are tables, tasks, strikethrough, bare links and alerts. Time grows with the
  /// length of the text, whatever it holds. What is nested more than a hundred deep keeps its text and
  /// loses its marks, so that whoever walks the document may recurse.
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
