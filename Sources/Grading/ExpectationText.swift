/// What Swift Testing says about a failed expectation, taken apart for people.
///
/// It writes `Expectation failed: (a → 1) == (b → 2)`: the left side is what came out, the right side what was expected, by the habit of
/// tests in this course. Everything else stays one sentence.
struct ExpectationText: Hashable {
  /// The sentence, with the comments of the author's test.
  let message: String
  let expected: String?
  let actual: String?

  /// Values longer than this are cut, in characters: whole collections of structures help nobody.
  static let valueLimit = 240

  init(message: String, comments: [String]) {
    // The seed is part of the verdict itself; lines that begin with ± are a second view of the same values.
    let remarks = comments.filter { !$0.hasPrefix("SOLID_SEED=") && !$0.hasPrefix("±") }
    if let (actual, expected) = Self.compared(message) {
      self.actual = Self.cut(actual)
      self.expected = Self.cut(expected)
      self.message = remarks.isEmpty ? Self.cut(message) : remarks.joined(separator: " · ")
    } else {
      self.actual = nil
      self.expected = nil
      self.message = ([Self.cut(message)] + remarks).joined(separator: " · ")
    }
  }

  private static let opening = "Expectation failed: ("
  private static let middle = ") == ("
  private static let arrow = " → "

  /// The values on both sides of `==`; `nil` when the sentence is not of that form.
  private static func compared(_ message: String) -> (String, String)? {
    guard message.hasPrefix(opening), message.hasSuffix(")"),
      let split = message.firstRange(of: middle)
    else { return nil }
    let left = message[
      message.index(message.startIndex, offsetBy: opening.count)..<split.lowerBound]
    let right = message[split.upperBound...].dropLast()
    return (value(left), value(right))
  }

  /// What stands behind the arrow, or all of it when the source is the value.
  private static func value(_ side: Substring) -> String {
    guard let range = side.firstRange(of: arrow) else { return String(side) }
    return String(side[range.upperBound...])
  }

  private static func cut(_ text: String) -> String {
    text.count <= valueLimit ? text : text.prefix(valueLimit) + " …"
  }
}
