import SwiftParser
import SwiftSyntax

/// The text that an expression of literals has, whatever runs: joined, nested or escaped ones too.
///
/// `nil` means that the syntax alone does not show the value.
func staticText(of expression: ExprSyntax) -> String? {
  switch expression.as(ExprSyntaxEnum.self) {
  case .stringLiteralExpr(let literal):
    return staticText(of: literal)
  case .tupleExpr(let tuple) where tuple.elements.count == 1:
    return tuple.elements.first.flatMap { staticText(of: $0.expression) }
  case .sequenceExpr(let sequence):
    let runs = joinedTexts(in: sequence)
    guard runs.count == 1, let run = runs.first, run.elements == sequence.elements.count else {
      return nil
    }
    return run.text
  case .functionCallExpr(let call):
    return staticText(of: call)
  default:
    return nil
  }
}

private func staticText(of literal: StringLiteralExprSyntax) -> String? {
  if let value = literal.representedLiteralValue { return value }
  var text = ""
  for segment in literal.segments {
    switch segment {
    case .stringSegment(let piece):
      guard let value = value(of: piece, in: literal) else { return nil }
      text += value
    case .expressionSegment(let interpolation):
      guard interpolation.expressions.count == 1, let only = interpolation.expressions.first,
        let value = staticText(of: only.expression)
      else { return nil }
      text += value
    @unknown default: return nil
    }
  }
  return text
}

/// `String("email")` and `["em", "ail"].joined()`.
private func staticText(of call: FunctionCallExprSyntax) -> String? {
  if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "String" {
    guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil else {
      return nil
    }
    return staticText(of: only.expression)
  }
  guard call.arguments.isEmpty, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
    member.declName.baseName.text == "joined", let parts = member.base?.as(ArrayExprSyntax.self)
  else { return nil }
  let texts = parts.elements.map { staticText(of: $0.expression) }
  return texts.contains(nil) ? nil : texts.compactMap(\.self).joined()
}

/// The value of one piece of a literal: escapes resolved, indentation of a multi-line one removed.
func value(of piece: StringSegmentSyntax, in literal: StringLiteralExprSyntax) -> String? {
  literal.with(\.segments, [.stringSegment(piece)]).representedLiteralValue
}

/// Literals that `+` joins, as in `"em" + "ail"`.
struct JoinedText {
  let text: String
  let start: ExprSyntax
  /// How many elements of the sequence it covers, operators included.
  var elements: Int
}

/// The runs of at least two texts with `+` between them in an expression.
func joinedTexts(in sequence: SequenceExprSyntax) -> [JoinedText] {
  var runs: [JoinedText] = []
  var current: JoinedText?
  var expectsOperator = false
  for element in sequence.elements {
    if expectsOperator {
      let joins = element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
      if !joins, let run = current {
        runs.append(run)
        current = nil
      }
    } else if let text = staticText(of: element) {
      let sofar = current
      current = JoinedText(
        text: (sofar?.text ?? "") + text, start: sofar?.start ?? element,
        elements: (sofar?.elements ?? -1) + 2)
    } else if let run = current {
      runs.append(run)
      current = nil
    }
    expectsOperator.toggle()
  }
  return (runs + [current].compactMap(\.self)).filter { $0.elements > 1 }
}
