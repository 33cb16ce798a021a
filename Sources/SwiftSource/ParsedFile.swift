import SwiftParser
import SwiftSyntax

/// A Swift file and its syntax tree.
struct ParsedFile {
  /// The parser limits its own recursion, but loops build deep trees as well: `a.b.b.b…` is one
  /// level per dot. Whatever walks a tree recursively, ours or SwiftSyntax, needs this limit to
  /// stay inside the half megabyte of stack that a thread of the concurrency runtime has on macOS.
  static let maximumDepth = 500

  let path: String
  /// An empty tree when the file is too deep.
  let tree: SourceFileSyntax
  /// Where the depth limit is passed; `nil` for every file that a person would write.
  let tooDeep: SourcePosition?
  private let converter: SourceLocationConverter

  init(_ file: SourceFile) {
    path = file.path
    let parsed = Parser.parse(source: file.text)
    let places = SourceLocationConverter(fileName: file.path, tree: parsed)
    converter = places
    if let offset = firstOffset(deeperThan: Self.maximumDepth, in: Syntax(parsed)) {
      let location = places.location(for: AbsolutePosition(utf8Offset: offset))
      tooDeep = SourcePosition(file: file.path, line: location.line, column: location.column)
      tree = SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
    } else {
      tooDeep = nil
      tree = parsed
    }
  }

  /// Where a node begins, behind the blanks and comments in front of it.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    position(at: node.positionAfterSkippingLeadingTrivia)
  }

  func position(at offset: AbsolutePosition) -> SourcePosition {
    let location = converter.location(for: offset)
    return SourcePosition(file: path, line: location.line, column: location.column)
  }
}

/// The UTF-8 offset of the first node that lies too deep, found without recursion.
private func firstOffset(deeperThan limit: Int, in root: Syntax) -> Int? {
  var pending: [(node: Syntax, depth: Int)] = [(root, 0)]
  while let (node, depth) = pending.popLast() {
    if depth > limit { return node.position.utf8Offset }
    for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
      pending.append((child, depth + 1))
    }
  }
  return nil
}
