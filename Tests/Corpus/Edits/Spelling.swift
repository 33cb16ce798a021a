import SwiftSyntax

extension Edit {
  /// Every name that may be put between backticks is.
  static let backticks = Edit("backticks") { files, _ in
    files.mapSources { _, source in
      source.replacing(
        source.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
          guard token.mayHaveBackticks, let name = token.plainName else { return nil }
          return Replacement(token, with: "`\(name)`")
        })
    }
  }

  /// Every statement and member ends with a semicolon.
  static let semicolons = Edit("semicolons") { files, _ in
    files.mapSources { _, source in
      let statements = source.tree.all(CodeBlockItemSyntax.self)
        .filter { $0.semicolon == nil && !$0.item.is(IfConfigDeclSyntax.self) }
      let members = source.tree.all(MemberBlockItemSyntax.self).filter { $0.semicolon == nil }
      return source.replacing(
        statements.map { Replacement(";", after: $0) } + members.map { Replacement(";", after: $0) }
      )
    }
  }

  /// More blank lines than anybody needs.
  static let blankLines = Edit("blank-lines") { files, _ in
    files.mapSources { _, source in
      let starts =
        source.tree.all(CodeBlockItemSyntax.self).compactMap(\.firstToken)
        + source.tree.all(MemberBlockItemSyntax.self).compactMap(\.firstToken)
      return source.replacing(starts.map { Replacement("\n  \n\n", before: $0) })
    }
  }

  /// Tabs in place of pairs of blanks at the beginning of a line.
  static let tabs = Edit("tabs") { files, _ in
    files.mapSources { _, source in
      // In a text of several lines, blanks are part of what it says.
      guard !source.text.contains("\"\"\"") else { return nil }
      let lines: [Substring] = source.text.split(
        separator: "\n" as Character, omittingEmptySubsequences: false)
      return lines.map(tabbed).joined(separator: "\n")
    }
  }

  /// The line ends of Windows.
  static let carriageReturns = Edit("crlf") { files, _ in
    Files(files.texts.mapValues { $0.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n") })
  }
}

extension SyntaxProtocol {
  fileprivate var firstToken: TokenSyntax? { firstToken(viewMode: .sourceAccurate) }
}

extension TokenSyntax {
  /// Whether backticks around this identifier change nothing.
  fileprivate var mayHaveBackticks: Bool {
    guard let name = plainName, name == text, !["Type", "Protocol"].contains(name) else {
      return false
    }
    if declaresType || declaresMember || declaresLabel { return true }
    switch parent?.kind {
    case .declReferenceExpr, .identifierType, .memberType, .labeledExpr:
      return !surroundings.contains { $0.is(AttributeSyntax.self) || $0.is(ImportDeclSyntax.self) }
        && !["Type", "Protocol"].contains(name) && !name.hasPrefix("$")
    default: return false
    }
  }
}

private func tabbed(_ line: Substring) -> String {
  let blanks = line.prefix { $0 == " " }.count
  return String(repeating: "\t", count: blanks / 2) + line.dropFirst(blanks / 2 * 2)
}
