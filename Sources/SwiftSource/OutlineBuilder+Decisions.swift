import SwiftSyntax

extension OutlineBuilder {
  /// Notes branches, casts, traps and operators.
  func recordDecisions(of node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .ifExpr(let branch): record(.branch, "if", at: branch.ifKeyword)
    case .guardStmt(let branch): record(.branch, "guard", at: branch.guardKeyword)
    case .switchExpr(let branch):
      record(.branch, branch.isAboutATruthValue ? "if" : "switch", at: branch.switchKeyword)
    case .switchDefaultLabel(let label): recordDefault(label)
    case .switchCaseItem(let item): recordCatchAll(item)
    case .forStmt(let loop): record(.branch, "for", at: loop.forKeyword)
    case .whileStmt(let loop): record(.branch, "while", at: loop.whileKeyword)
    case .repeatStmt(let loop): record(.branch, "repeat", at: loop.repeatKeyword)
    case .catchClause(let clause): record(.branch, "catch", at: clause.catchKeyword)
    case .unresolvedTernaryExpr(let ternary): record(.branch, "?:", at: ternary)
    case .binaryOperatorExpr(let infix): recordOperator(infix)
    case .tryExpr(let attempt): recordTry(attempt)
    case .unresolvedIsExpr(let test): record(.cast, "is", at: test)
    case .unresolvedAsExpr(let cast): recordCast(cast)
    case .isTypePattern(let pattern): recordPatternCast("case is", at: Syntax(pattern))
    default: break
    }
  }

  private func recordDefault(_ label: SwitchDefaultLabelSyntax) {
    guard let attribute = label.parent?.as(SwitchCaseSyntax.self)?.attribute else {
      return record(.defaultCase, "default", at: label)
    }
    record(.defaultCase, "\(attribute.trimmedDescription) default", at: attribute)
  }

  private func recordCatchAll(_ item: SwitchCaseItemSyntax) {
    guard item.whereClause == nil, isCatchAll(Syntax(item.pattern)) else { return }
    record(.defaultCase, "case \(item.pattern.trimmedDescription)", at: item)
  }

  private func recordOperator(_ infix: BinaryOperatorExprSyntax) {
    let text = infix.operator.text
    record(text == "??" ? .branch : .operator, text, at: infix)
  }

  private func recordTry(_ attempt: TryExprSyntax) {
    switch attempt.questionOrExclamationMark?.text {
    case "?": record(.branch, "try?", at: attempt)
    case "!": record(.trap, "try!", at: attempt)
    default: break
    }
  }

  private func recordCast(_ cast: UnresolvedAsExprSyntax) {
    if let mark = cast.questionOrExclamationMark {
      record(.cast, "as" + mark.text, at: cast)
    } else if isInPattern(Syntax(cast)) {
      // Elsewhere `as` names a supertype, which always holds.
      recordPatternCast("case as", at: Syntax(cast))
    }
  }

  /// In `catch let e as X` the pattern is the only way to name the error; that is no cast of ours.
  private func recordPatternCast(_ text: String, at node: Syntax) {
    for ancestor in ancestors(of: node) where ancestor.is(CatchItemSyntax.self) { return }
    record(.cast, text, at: node)
  }

  private func isInPattern(_ node: Syntax) -> Bool {
    ancestors(of: node).contains {
      $0.is(ExpressionPatternSyntax.self) || $0.is(PatternExprSyntax.self)
    }
  }

  /// Whether a node is an operand of a comparison or the subject of a `switch`.
  func isCompared(_ node: Syntax) -> Bool {
    ancestors(of: node).contains { ancestor in
      if ancestor.is(SwitchExprSyntax.self) { return true }
      guard let sequence = ancestor.as(SequenceExprSyntax.self) else { return false }
      return sequence.elements.contains {
        comparisons.contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
      }
    }
  }

  /// The enclosing nodes up to the body that the node belongs to.
  private func ancestors(of node: Syntax) -> some Sequence<Syntax> {
    sequence(first: node) { $0.parent }.dropFirst().prefix {
      !$0.is(CodeBlockItemSyntax.self) && !$0.is(MemberBlockItemSyntax.self)
    }
  }

  /// Notes how many statements a body has.
  func recordBodies(of node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .closureExpr(let closure):
      record(.body(statements: closure.statements.count), "{", at: closure)
    case .accessorBlock(let block):
      guard case .getter(let statements) = block.accessors else { return }
      record(.body(statements: statements.count), "{", at: block)
    case .accessorDecl(let accessor):
      guard let body = accessor.body else { return }
      record(.body(statements: body.statements.count), "{", at: body)
    case .codeBlock(let block)
    where block.parent?.isProtocol((any WithOptionalCodeBlockSyntax).self) == true:
      guard block.parent?.is(AccessorDeclSyntax.self) == false else { return }
      record(.body(statements: block.statements.count), "{", at: block)
    default: break
    }
  }
}

/// Whether a pattern holds for every value: `_`, a name that is bound, a tuple of those.
private func isCatchAll(_ pattern: Syntax) -> Bool {
  switch pattern.as(SyntaxEnum.self) {
  case .wildcardPattern, .discardAssignmentExpr, .identifierPattern: true
  case .expressionPattern(let inner): isCatchAll(Syntax(inner.expression))
  case .patternExpr(let inner): isCatchAll(Syntax(inner.pattern))
  case .valueBindingPattern(let inner): isCatchAll(Syntax(inner.pattern))
  case .tupleExpr(let tuple):
    tuple.elements.allSatisfy { isCatchAll(Syntax($0.expression)) }
  case .tuplePattern(let tuple):
    tuple.elements.allSatisfy { isCatchAll(Syntax($0.pattern)) }
  default: false
  }
}

private let comparisons: Set = ["==", "!=", "===", "!==", "~="]

extension SwitchExprSyntax {
  /// Whether a case is `true` or `false`: then it is an `if` in other words.
  fileprivate var isAboutATruthValue: Bool {
    cases.contains { element in
      element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)?.caseItems.contains {
        $0.pattern.as(ExpressionPatternSyntax.self)?.expression.is(BooleanLiteralExprSyntax.self)
          ?? false
      } ?? false
    }
  }
}
