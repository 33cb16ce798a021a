import SwiftSyntax

extension Edit {
  /// `guard let` becomes `if let` around the rest of the function.
  static let guardToIf = Edit("guard-to-if") { files, setting in
    files.mapSources { path, source in
      source.replacing(
        source.tree.all(FunctionDeclSyntax.self).compactMap { function in
          guard let statements = function.body?.statements,
            let index = statements.firstIndex(where: { $0.item.is(GuardStmtSyntax.self) }),
            let condition = statements[index].item.as(GuardStmtSyntax.self),
            statements.all(DeferStmtSyntax.self).isEmpty
          else { return nil }
          let rest = statements[statements.index(after: index)...]
          guard let last = rest.last, last.leaves || function.givesNothing else { return nil }
          let before = statements[..<index].map(\.description).joined()
          let text = """
            \(before)
            if \(condition.conditions.trimmedDescription) {\(rest.map(\.description).joined())
            } else \(condition.body.trimmedDescription)
            """
          return Replacement(whole: statements, with: "\n" + text + "\n")
        })
    }
  }

  /// `if let` with an `else` that leaves becomes `guard let`, at the end of a function.
  static let ifToGuard = Edit("if-to-guard") { files, _ in
    files.mapSources { _, source in
      source.replacing(
        source.tree.all(FunctionDeclSyntax.self).compactMap { function in
          guard let statements = function.body?.statements, let last = statements.last,
            let choice = last.asIf, case .codeBlock(let otherwise) = choice.elseBody,
            let exit = otherwise.statements.last, exit.leaves,
            let end = choice.body.statements.last, end.leaves || function.givesNothing
          else { return nil }
          let bound = choice.conditions.all(IdentifierPatternSyntax.self).map(\.identifier.text)
          let taken = statements.dropLast().flatMap { $0.all(IdentifierPatternSyntax.self) }
            .map(\.identifier.text)
          guard Set(bound).isDisjoint(with: taken) else { return nil }
          let text = """
            guard \(choice.conditions.trimmedDescription) else \(otherwise.trimmedDescription)
            \(choice.body.statements.trimmedDescription)
            """
          return Replacement(last, with: text)
        })
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether nothing runs after this: `return` or `throw`.
  fileprivate var leaves: Bool { item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self) }

  /// This as a statement with `if`.
  fileprivate var asIf: IfExprSyntax? {
    item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
      ?? item.as(IfExprSyntax.self)
  }
}

extension FunctionDeclSyntax {
  /// Whether a caller gets no value: then the end of the body needs no `return`.
  fileprivate var givesNothing: Bool {
    signature.returnClause.map { ["Void", "()"].contains($0.type.trimmedDescription) } ?? true
  }
}
