import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Swift code cut into coloured pieces; the texts of the pieces joined are exactly the code.
///
/// Snippets may be incomplete or hold an `…` where code was left out: what is no Swift stays plain.
package func codeTokens(of code: String) -> [CodeToken] {
  onDeepStack { classifiedTokens(of: code) }
}

private func classifiedTokens(of code: String) -> [CodeToken] {
  let parsed = ParsedFile(SourceFile(path: "", text: code))
  guard parsed.obstacle == nil else { return [CodeToken(kind: .plain, text: code)] }
  var pieces = CodePieces(code: Array(code.utf8))
  for classified in parsed.tree.classifications {
    pieces.add(CodeToken.Kind(classified.kind), upTo: classified.range.upperBound.utf8Offset)
  }
  pieces.add(.plain, upTo: pieces.code.count)
  return pieces.tokens
}

/// Tokens under construction: neighbours of one kind become one token, and no byte gets lost.
private struct CodePieces {
  let code: [UInt8]
  private(set) var tokens: [CodeToken] = []
  private var start = 0

  init(code: [UInt8]) {
    self.code = code
  }

  mutating func add(_ kind: CodeToken.Kind, upTo end: Int) {
    guard end > start, end <= code.count else { return }
    let text = String(decoding: code[start..<end], as: UTF8.self)
    if let last = tokens.last, last.kind == kind {
      tokens[tokens.count - 1] = CodeToken(kind: kind, text: last.text + text)
    } else {
      tokens.append(CodeToken(kind: kind, text: text))
    }
    start = end
  }
}

extension CodeToken.Kind {
  /// What SwiftIDEUtils tells apart, in our fewer kinds.
  fileprivate init(_ classification: SyntaxClassification) {
    switch classification {
    case .attribute: self = .attribute
    case .blockComment, .docBlockComment, .docLineComment, .lineComment: self = .comment
    case .floatLiteral, .integerLiteral: self = .number
    case .stringLiteral, .regexLiteral: self = .string
    case .keyword: self = .keyword
    case .ifConfigDirective: self = .directive
    case .type: self = .type
    case .identifier, .dollarIdentifier, .argumentLabel: self = .identifier
    case .none, .operator, .editorPlaceholder: self = .plain
    @unknown default: self = .plain
    }
  }
}
