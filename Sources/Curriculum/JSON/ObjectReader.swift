import Languages
import Markdown

/// Takes the members of a JSON object by their keys, and collects what is wrong instead of stopping.
///
/// A key that nobody asked for is unknown: so the calls of a reader are at the same time the list of keys that its format
/// knows, and the two cannot drift apart.
struct ObjectReader {
  /// Where the object starts; missing keys are reported there.
  let position: TextPosition
  private(set) var faults: [Fault] = []
  private let members: [JSONValue.Member]
  private var asked: [String] = []

  /// Reads one object; a value of another kind is reported, and gives `nil`.
  static func read<Result>(
    _ value: JSONValue, into faults: inout [Fault], _ body: (inout ObjectReader) -> Result
  ) -> Result? {
    guard case .object(let members) = value.content else {
      faults.append(wrongKind(value, expected: "an object"))
      return nil
    }
    var reader = ObjectReader(position: value.position, members: members)
    let result = body(&reader)
    reader.reportUnknownKeys()
    faults += reader.faults
    return result
  }

  private init(position: TextPosition, members: [JSONValue.Member]) {
    self.position = position
    self.members = members
  }

  mutating func report(_ fault: Fault) {
    faults.append(fault)
  }

  /// The value as it stands; `nil` when the key is missing, which is a fault if it is needed.
  mutating func value(_ key: String, isNeeded: Bool = true) -> JSONValue? {
    asked.append(key)
    if let value = members.first(where: { $0.key == key })?.value { return value }
    if isNeeded { report(Fault(at: position, "\(quoted(key)) is missing")) }
    return nil
  }

  /// A text that says something.
  mutating func text(_ key: String, isNeeded: Bool = true) -> Placed<String>? {
    value(key, isNeeded: isNeeded).flatMap { text(of: $0, called: key) }
  }

  /// A list of texts; empty when the key is missing.
  mutating func texts(_ key: String, isNeeded: Bool = true) -> [Placed<String>] {
    list(key, isNeeded: isNeeded).compactMap { text(of: $0, called: key) }
  }

  /// A text in every language; one that is missing is reported, and replaced by the other.
  mutating func localized(_ key: String, isNeeded: Bool = true) -> LocalizedText? {
    guard let value = value(key, isNeeded: isNeeded) else { return nil }
    if case .text = value.content {
      report(
        Fault(
          at: value.position, "\(quoted(key)) must have a text for each language",
          suggestion: "write { \"en\": \"…\", \"fr\": \"…\" }"))
      return nil
    }
    return Self.read(value, into: &faults) { reader in
      let english = reader.text(Language.english.rawValue)?.value
      let french = reader.text(Language.french.rawValue)?.value
      guard let any = english ?? french else { return nil }
      return LocalizedText(english: english ?? any, french: french ?? any)
    } ?? nil
  }

  /// A whole number in a range.
  mutating func number(_ key: String, in range: ClosedRange<Int>, isNeeded: Bool = true) -> Int? {
    guard let value = value(key, isNeeded: isNeeded) else { return nil }
    if case .number(let number) = value.content, let whole = Int(exactly: number),
      range.contains(whole)
    {
      return whole
    }
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    report(Fault(at: value.position, "\(quoted(key)) must be \(expected)"))
    return nil
  }

  /// A whole number in a range with its place; `nil` when the key is missing.
  mutating func placedNumber(_ key: String, in range: ClosedRange<Int>) -> Placed<Int>? {
    guard let place = value(key, isNeeded: false)?.position else { return nil }
    return number(key, in: range).map { Placed($0, at: place) }
  }

  /// A key that can only be set, by `true`; its place when it is.
  mutating func mark(_ key: String) -> TextPosition? {
    guard let value = value(key, isNeeded: false) else { return nil }
    guard value.content == .flag(true) else {
      report(
        Fault(at: value.position, "\(quoted(key)) can only be true", suggestion: "or leave it out"))
      return nil
    }
    return value.position
  }

  /// A word of a closed set; any other is reported with those that come near.
  mutating func word<Word>(
    _ key: String, as type: Word.Type, isNeeded: Bool = true
  ) -> Word? where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    guard let text = text(key, isNeeded: isNeeded) else { return nil }
    if let word = Word(rawValue: text.value) { return word }
    report(
      text.fault(
        "unknown \(key) \(quoted(text.value))",
        suggestion: didYouMean(text.value, among: Word.allCases.map(\.rawValue))))
    return nil
  }

  /// An object below this one.
  mutating func object<Result>(
    _ key: String, isNeeded: Bool = true, _ body: (inout ObjectReader) -> Result
  ) -> Result? {
    guard let value = value(key, isNeeded: isNeeded) else { return nil }
    return Self.read(value, into: &faults, body)
  }

  /// A list of objects; empty when the key is missing.
  mutating func objects<Result>(
    _ key: String, isNeeded: Bool = true, _ body: (inout ObjectReader) -> Result
  ) -> [Result] {
    list(key, isNeeded: isNeeded).compactMap { Self.read($0, into: &faults, body) }
  }

  private mutating func list(_ key: String, isNeeded: Bool) -> [JSONValue] {
    guard let value = value(key, isNeeded: isNeeded) else { return [] }
    if case .list(let values) = value.content { return values }
    report(Self.wrongKind(value, expected: "a list", called: key))
    return []
  }

  private mutating func text(of value: JSONValue, called key: String) -> Placed<String>? {
    guard case .text(let text) = value.content else {
      report(Self.wrongKind(value, expected: "a text", called: key))
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report(Fault(at: value.position, "\(quoted(key)) is empty"))
      return nil
    }
    guard !text.utf8.contains(0) else {
      report(Fault(at: value.position, "\(quoted(key)) holds a NUL"))
      return nil
    }
    return Placed(text, at: value.position)
  }

  private static func wrongKind(
    _ value: JSONValue, expected: String, called key: String? = nil
  ) -> Fault {
    let subject = key.map { "\(quoted($0)): " } ?? ""
    return Fault(at: value.position, "\(subject)expected \(expected), not \(value.noun)")
  }

  private mutating func reportUnknownKeys() {
    let unknown = members.filter { !asked.contains($0.key) }
    guard !unknown.isEmpty else { return }
    let given = Set(members.map(\.key))
    let free = Set(asked).subtracting(given)
    // Twenty are enough to see that the object is something else.
    for member in unknown.prefix(20) {
      report(
        Fault(
          at: TextPosition(line: member.line, column: member.column),
          "unknown key \(quoted(member.key))",
          suggestion: didYouMean(member.key, among: free.isEmpty ? Set(asked) : free)))
    }
  }
}
