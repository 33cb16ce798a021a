import SwiftSyntax

/// The text of a file in which functions give a constant instead of what they work out.
///
/// A function is changed when its result has an obvious constant: a text, a number, a flag, an optional, an array, a dictionary,
/// a set, nothing, or a tuple of these. Initialisers, properties and closures stay as they are. A file that cannot be read
/// comes back unchanged.
package func constantStubs(in file: SourceFile) -> String {
  onDeepStack {
    let parsed = ParsedFile(file)
    guard parsed.obstacle == nil else { return file.text }
    let finder = StubFinder(viewMode: .sourceAccurate)
    finder.walk(parsed.tree)
    return finder.text(from: file.text)
  }
}

/// Finds the bodies to replace; what is declared inside one of them goes with it.
private final class StubFinder: SyntaxVisitor {
  /// UTF-8 offsets of the bodies with their braces, in the order of the file, and what stands there instead.
  private var stubs: [(body: Range<Int>, text: String)] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, let constant = constant(returnedBy: node) else {
      return .visitChildren
    }
    let start = body.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = body.endPositionBeforeTrailingTrivia.utf8Offset
    stubs.append((start..<end, constant.isEmpty ? "{}" : "{ return \(constant) }"))
    return .skipChildren
  }

  /// The original with each body replaced.
  func text(from original: String) -> String {
    let bytes = Array(original.utf8)
    var result: [UInt8] = []
    var done = 0
    for (body, text) in stubs {
      result += bytes[done..<body.lowerBound] + Array(text.utf8)
      done = body.upperBound
    }
    return String(decoding: result + bytes[done...], as: UTF8.self)
  }

  /// Empty for a function that gives nothing back; `nil` when there is no obvious constant.
  private func constant(returnedBy node: FunctionDeclSyntax) -> String? {
    guard let result = node.signature.returnClause else { return "" }
    // The name of a type parameter hides a type of the library.
    let hidden = node.genericParameterClause?.parameters.map(\.name.text) ?? []
    return ObviousConstant(hidden: Set(hidden)).text(of: result.type)
  }
}

/// The value that somebody would write who only wants the compiler to be quiet.
private struct ObviousConstant {
  /// Names that do not stand for what they stand for elsewhere.
  let hidden: Set<String>

  private static let byName: [String: String] = {
    let numbers = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float",
    ]
    let empty = ["Array": "[]", "ContiguousArray": "[]", "Set": "[]", "Dictionary": "[:]"]
    return Dictionary(uniqueKeysWithValues: numbers.map { ($0, "0") })
      .merging(empty) { $1 }
      .merging(["String": "\"\"", "Bool": "false", "Optional": "nil", "Void": "()"]) { $1 }
  }()

  func text(of type: TypeSyntax) -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .arrayType: "[]"
    case .dictionaryType: "[:]"
    case .optionalType, .implicitlyUnwrappedOptionalType: "nil"
    case .identifierType(let type) where !hidden.contains(type.name.text):
      Self.byName[type.name.text]
    case .tupleType(let type): text(of: type)
    default: nil
    }
  }

  private func text(of tuple: TupleTypeSyntax) -> String? {
    let parts = tuple.elements.map { text(of: $0.type) }
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? "(\(known.joined(separator: ", ")))" : nil
  }
}
