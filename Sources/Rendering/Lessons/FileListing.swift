package import Languages
import Markdown
import SwiftSource

/// A whole Swift file with its path, coloured and numbered.
package struct FileListing: Sendable {
  package let path: String
  package let text: String
  package let language: Language

  package init(path: String, text: String, language: Language) {
    self.path = path
    self.text = text
    self.language = language
  }

  /// The path, then the coloured and numbered lines of the file.
  package func lines(width: Int) -> [StyledLine] {
    var layout = MarkdownLayout(language: language) { codeTokens(of: $0) }
    layout.firstLine = { _, _ in 1 }
    var code = text
    while code.hasSuffix("\n") { code.removeLast() }
    let block = CodeBlock(info: "swift excerpt=" + path, text: code, firstLine: 1)
    return layout.lines(
      of: [Block(.code(block), at: TextPosition(line: 1, column: 1))], width: width)
  }
}
