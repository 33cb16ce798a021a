import SwiftSyntax

/// The text of a file with one case more in every enum that has certain cases already.
///
/// The case stands before the others and carries nothing. `nil` when no enum of the file has them all, or the file cannot be read.
package func addingCase(_ name: String, beside neighbours: [String], in file: SourceFile)
  -> String?
{
  onDeepStack {
    let parsed = ParsedFile(file)
    guard parsed.obstacle == nil else { return nil }
    let finder = EnumFinder(neighbours: Set(neighbours))
    finder.walk(parsed.tree)
    guard !finder.places.isEmpty else { return nil }
    var bytes = Array(file.text.utf8)
    for place in finder.places.sorted(by: >) where place <= bytes.count {
      bytes.insert(contentsOf: Array(" case \(name); ".utf8), at: place)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds where the members of the enums begin.
private final class EnumFinder: SyntaxVisitor {
  private let neighbours: Set<String>
  /// UTF-8 offsets right after the opening braces.
  private(set) var places: [Int] = []

  init(neighbours: Set<String>) {
    self.neighbours = neighbours
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.memberBlock.members.flatMap { member in
      member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? []
    }
    if neighbours.isSubset(of: cases.map { $0.filter { $0 != "`" } }) {
      places.append(node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .visitChildren
  }
}
