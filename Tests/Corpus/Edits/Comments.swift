import SwiftSyntax

extension Edit {
  /// Comments full of words that would be found if they were code.
  static let comments = Edit("comments") { files, setting in
    let words = comment(setting)
    return files.mapSources { _, source in
      let members = source.tree.all(MemberBlockItemSyntax.self).compactMap(\.start)
      let statements = source.tree.all(CodeBlockItemSyntax.self)
      let declarations = source.declarations.compactMap(\.start)
      let inner = statements.filter { $0.parent?.parent?.is(SourceFileSyntax.self) != true }
      return source.replacing(
        (members + declarations).map { Replacement("/// \(words)\n// #if DEBUG\n", before: $0) }
          + inner.map { Replacement("/* \(words) /* \"else\" */ */ ", before: $0) })
        + "\n// \(words)\n"
    }
  }
}

private func comment(_ setting: Setting) -> String {
  let common = [
    "switch \"email\" as? HTTPSession", "is", "case is Disk", "try! fatalError(\"no\")", "Date()",
    ".shared", "static var x = 1", "import Testing", "exit(0)", "#endif", "a ?? b ? c : d",
  ]
  return (common + setting.forbiddenWords).joined(separator: " ")
}

extension SyntaxProtocol {
  fileprivate var start: TokenSyntax? { firstToken(viewMode: .sourceAccurate) }
}
