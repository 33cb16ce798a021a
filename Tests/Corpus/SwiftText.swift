import SwiftParser
import SwiftSyntax

/// A Swift file with its tree; it is changed by replacing ranges of its bytes.
///
/// So everything that an edit does not mean to touch stays as it was written.
struct SwiftText: Hashable, Sendable {
  let text: String
  let tree: SourceFileSyntax

  init(_ text: String) {
    self.text = text
    tree = Parser.parse(source: text)
  }

  static func == (left: SwiftText, right: SwiftText) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The text with some ranges replaced; of two that overlap, the first one counts.
  func replacing(_ replacements: [Replacement]) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for replacement in replacements.enumerated()
      .sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) })
      .map(\.element) where replacement.start >= end
    {
      result += bytes[end..<replacement.start]
      result += Array(replacement.text.utf8)
      end = replacement.end
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// Whether the parser understood every bit of it.
  var isSwift: Bool { !tree.hasError }

  /// The statements at file level that are no imports.
  var declarations: [CodeBlockItemSyntax] {
    tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }
  }

  /// The imports as they are written, comments left out.
  var imports: [String] {
    tree.statements.filter { $0.item.is(ImportDeclSyntax.self) }.map(\.trimmedDescription)
  }
}

/// What is to stand in place of some bytes of a file.
struct Replacement {
  /// UTF-8 offsets; nothing is removed when they are equal.
  let start: Int
  let end: Int
  let text: String

  /// Replaces a node without the blanks and comments around it.
  init(_ node: some SyntaxProtocol, with text: String) {
    start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    end = node.endPositionBeforeTrailingTrivia.utf8Offset
    self.text = text
  }

  /// Replaces a node with all blanks and comments around it.
  init(whole node: some SyntaxProtocol, with text: String) {
    start = node.position.utf8Offset
    end = node.endPosition.utf8Offset
    self.text = text
  }

  /// Inserts in front of a node, behind its comments.
  init(_ text: String, before node: some SyntaxProtocol) {
    start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    end = start
    self.text = text
  }

  /// Inserts right behind a node.
  init(_ text: String, after node: some SyntaxProtocol) {
    start = node.endPositionBeforeTrailingTrivia.utf8Offset
    end = start
    self.text = text
  }
}

extension SyntaxProtocol {
  /// The nodes of one kind inside this one, in the order of the source; this one may be the first.
  func all<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    let collector = NodeCollector(kind)
    collector.walk(self)
    return collector.found
  }

  /// What stands around this node, from the inside out.
  var surroundings: some Sequence<Syntax> {
    sequence(first: Syntax(self), next: \.parent).dropFirst()
  }

  /// All names that occur inside, without backticks.
  var names: Set<String> {
    Set(tokens(viewMode: .sourceAccurate).compactMap(\.plainName))
  }
}

/// Finds nodes by the walk of the library, which is a good deal faster than one of our own.
private final class NodeCollector<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  private(set) var found: [Node] = []

  init(_ kind: Node.Type) {
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let match = node.as(Node.self) { found.append(match) }
    return .visitChildren
  }
}

extension TokenSyntax {
  /// The name that an identifier spells, without backticks; `nil` for every other token.
  var plainName: String? {
    guard case .identifier = tokenKind else { return nil }
    return identifier?.name ?? text
  }
}
