import SwiftParser
import SwiftSyntax

/// A Swift file and its syntax tree.
struct ParsedFile {
  /// How many nodes lie inside each other at most.
  ///
  /// Loops of the parser build deep trees as well, such as one level per dot of `a.b.b.b…`, and
  /// whatever walks a tree recursively, ours or SwiftSyntax, needs a limit.
  private static let maximumDepth = 500
  /// The costliest recursion takes some two kilobytes of stack per byte of source.
  private static let maximumBytes = 128 << 10

  let path: String
  /// An empty tree when the file cannot be read.
  let tree: SourceFileSyntax
  /// Where reading had to be given up; `nil` for every file that a person would write.
  let obstacle: Obstacle?
  private let converter: SourceLocationConverter

  init(_ file: SourceFile) {
    path = file.path
    let (parsed, problem) = Self.parse(file.text)
    let places = SourceLocationConverter(fileName: file.path, tree: parsed)
    converter = places
    tree =
      problem == nil ? parsed : SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
    obstacle = problem.map { problem in
      let line = file.text.utf8.prefix(problem.offset).count { $0 == UInt8(ascii: "\n") } + 1
      let start = SourcePosition(file: file.path, line: line, column: 1)
      return Obstacle(position: start, isSize: problem.isSize)
    }
  }

  /// Why a file cannot be read.
  struct Obstacle {
    /// The beginning of the line.
    let position: SourcePosition
    /// Whether the file is too large; otherwise it is nested too deeply.
    let isSize: Bool
  }

  private static func parse(_ text: String) -> (SourceFileSyntax, (offset: Int, isSize: Bool)?) {
    let empty = SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
    guard text.utf8.count <= maximumBytes else { return (empty, (maximumBytes, true)) }
    var scan = NestingScan(text)
    if let offset = scan.firstOffsetTooDeep() { return (empty, (offset, false)) }
    let tree = Parser.parse(source: text)
    return (tree, firstOffset(deeperThan: maximumDepth, in: Syntax(tree)).map { ($0, false) })
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
