import SwiftSyntax

extension OutlineBuilder {
  /// Notes what one node shows; its children are asked for themselves.
  func recordFacts(of node: Syntax) {
    recordNames(of: node)
    recordLiterals(of: node)
    recordDecisions(of: node)
    recordBodies(of: node)
  }

  private func recordNames(of node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      recordReference(reference)
    case .memberAccessExpr(let access):
      let name = access.declName.baseName
      record(.name, plainName(name), base: basePath(access.base), at: name)
    case .identifierType(let type):
      record(.type, plainName(type.name), at: type)
    case .memberType(let type):
      record(.type, plainName(type.name), base: typePath(Syntax(type.baseType)), at: type.name)
    case .attribute(let attribute):
      record(.attribute, typePath(Syntax(attribute.attributeName)).last ?? "", at: attribute)
    case .macroExpansionExpr(let macro):
      record(.name, "#" + plainName(macro.macroName), at: macro)
    case .functionCallExpr(let call):
      recordCall(call)
    default:
      recordBindings(of: node)
    }
  }

  private func recordReference(_ reference: DeclReferenceExprSyntax) {
    if case .binaryOperator = reference.baseName.tokenKind {
      record(.operator, reference.baseName.text, at: reference)
    } else if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      record(.name, plainName(reference.baseName), base: ["…"], at: reference)
    } else if reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id {
      record(.name, plainName(reference.baseName), at: reference)
    }
  }

  private func recordCall(_ call: FunctionCallExprSyntax) {
    let path = namePath(call.calledExpression)
    guard let name = path.last, name != "…" else { return }
    let labels = call.arguments.map { $0.label.map(plainName) ?? "_" }
    record(.call(labels: labels), name, base: path.dropLast(), at: call)
    let condition = call.arguments.first?.expression.as(BooleanLiteralExprSyntax.self)
    if name == "precondition" || name == "assert", condition?.literal.text == "false" {
      record(.trap, "\(name)(false)", at: call)
    }
    if name == "type", labels == ["of"], isCompared(Syntax(call)) {
      record(.cast, "type(of:)", at: call)
    }
  }

  private func recordBindings(of node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .identifierPattern(let pattern):
      record(.binding, plainName(pattern.identifier), at: pattern)
    case .functionParameter(let parameter):
      let name = parameter.secondName ?? parameter.firstName
      record(.binding, plainName(name), at: name)
    case .closureParameter(let parameter):
      let name = parameter.secondName ?? parameter.firstName
      record(.binding, plainName(name), at: name)
    case .closureShorthandParameter(let parameter):
      record(.binding, plainName(parameter.name), at: parameter)
    default: break
    }
  }

  private func recordLiterals(of node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      recordText(literal)
    case .sequenceExpr(let sequence):
      for run in joinedTexts(in: sequence) { record(.text, run.text, at: run.start) }
    case .functionCallExpr(let call) where !call.arguments.contains { $0.label != nil }:
      // `String("email")` holds the literal; only `joined()` says something new.
      if call.arguments.isEmpty, let text = staticText(of: ExprSyntax(call)) {
        record(.text, text, at: call)
      }
    case .integerLiteralExpr(let number):
      record(.number, number.literal.text, at: number)
    case .floatLiteralExpr(let number):
      record(.number, number.literal.text, at: number)
    default: break
    }
  }

  private func recordText(_ literal: StringLiteralExprSyntax) {
    if let text = staticText(of: ExprSyntax(literal)) {
      record(.text, text, at: literal)
      return
    }
    var piece = ""
    for segment in literal.segments {
      if case .stringSegment(let line) = segment {
        piece += value(of: line, in: literal) ?? line.content.text
      } else {
        recordPiece(&piece, of: literal)
      }
    }
    recordPiece(&piece, of: literal)
  }

  /// Notes the text between two interpolations, which may have several lines.
  private func recordPiece(_ piece: inout String, of literal: StringLiteralExprSyntax) {
    if !piece.isEmpty { record(.textPiece, piece, at: literal) }
    piece = ""
  }
}

/// The dotted name that an expression is: `["MiniHTTP", "HTTPSession"]`.
///
/// `.` stands first for an implicit member, `…` for whatever is no plain name.
func namePath(_ expression: ExprSyntax) -> [String] {
  if let reference = expression.as(DeclReferenceExprSyntax.self) {
    return [plainName(reference.baseName)]
  }
  if let generic = expression.as(GenericSpecializationExprSyntax.self) {
    return namePath(generic.expression)
  }
  guard let access = expression.as(MemberAccessExprSyntax.self) else { return ["…"] }
  return basePath(access.base) + [plainName(access.declName.baseName)]
}

/// What stands before the dot.
private func basePath(_ base: ExprSyntax?) -> [String] {
  guard let base else { return ["."] }
  return namePath(base)
}
