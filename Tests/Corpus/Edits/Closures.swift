import SwiftSyntax

extension Edit {
  /// A trailing closure becomes an argument, where its label is known.
  static let closureArguments = Edit("closure-arguments") { files, _ in
    let own = DeclaredNames(files).members
    return files.mapSources { _, source in
      source.replacing(
        source.tree.all(FunctionCallExprSyntax.self).flatMap { call -> [Replacement] in
          guard let closure = call.trailingClosure, call.additionalTrailingClosures.isEmpty,
            !own.contains(call.calledName),
            let label = labels[call.calledName], closure.isSmall
          else { return [] }
          let text = label + closure.trimmedDescription
          guard let end = call.rightParen else {
            return [Replacement(whole: closure, with: "(\(text))" + closure.trailingTrivia.description)]
          }
          let comma = call.arguments.isEmpty ? "" : ", "
          return [
            Replacement(whole: end, with: comma + text + ")"),
            Replacement(whole: closure, with: closure.trailingTrivia.description),
          ]
        })
    }
  }

  /// The last argument becomes a trailing closure, outside of conditions.
  static let trailingClosures = Edit("trailing-closures") { files, _ in
    files.mapSources { _, source in
      source.replacing(
        source.tree.all(FunctionCallExprSyntax.self).flatMap { call -> [Replacement] in
          guard call.trailingClosure == nil, let last = call.arguments.last, let end = call.rightParen,
            last.expression.is(ClosureExprSyntax.self), !call.isInCondition,
            call.arguments.dropLast().allSatisfy({ !$0.expression.is(ClosureExprSyntax.self) })
          else { return [] }
          let others = call.arguments.dropLast().map(\.trimmedDescription)
          let text = others.joined(separator: " ")
          let list = text.hasSuffix(",") ? String(text.dropLast()) : text
          return [
            Replacement(whole: call.arguments, with: list),
            Replacement(end, with: ") \(last.expression.trimmedDescription)"),
          ]
        })
    }
  }
}

/// The labels of last parameters that people pass as trailing closures.
private let labels = [
  "map": "", "flatMap": "", "compactMap": "", "filter": "", "forEach": "", "reduce": "",
  "mapValues": "", "allSatisfy": "", "withLock": "", "sorted": "by: ", "contains": "where: ",
  "first": "where: ", "firstIndex": "where: ", "last": "where: ", "removeAll": "where: ",
  "merge": "uniquingKeysWith: ", "merging": "uniquingKeysWith: ", "prefix": "while: ",
  "drop": "while: ", "Task": "operation: ",
]

extension ClosureExprSyntax {
  /// Whether no call with a closure stands inside: its replacement would overlap.
  fileprivate var isSmall: Bool {
    all(ClosureExprSyntax.self).count == 1
  }
}

extension FunctionCallExprSyntax {
  /// Whether a brace behind this would begin the body of a statement.
  fileprivate var isInCondition: Bool {
    surroundings.prefix { !$0.is(CodeBlockItemSyntax.self) && !$0.is(MemberBlockItemSyntax.self) }
      .contains {
        $0.is(ConditionElementSyntax.self) || $0.is(SwitchExprSyntax.self)
          || $0.is(ForStmtSyntax.self) || $0.is(WhereClauseSyntax.self) || $0.is(CatchItemSyntax.self)
      }
  }
}
