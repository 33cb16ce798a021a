import Markdown

/// The front matter of one file of a lesson.
struct LessonHeader: Sendable {
  private(set) var principle: Placed<String>?
  private(set) var minutes: Placed<String>?
  private(set) var exercise: Placed<String>?
  private(set) var after: Placed<String>?
  private(set) var faults: [Fault] = []

  static let keys = ["principle", "minutes", "exercise", "after"]

  init(_ entries: [FrontMatterEntry]) {
    var seen: Set<String> = []
    // Four keys are known: forty entries show that the file is something else.
    for entry in entries.prefix(40) {
      guard seen.insert(entry.key).inserted else {
        report(entry, "\(quoted(entry.key)) stands here a second time")
        continue
      }
      take(entry)
    }
    for key in ["principle", "minutes", "exercise"] where !seen.contains(key) {
      faults.append(
        Fault(
          at: TextPosition(line: 1, column: 1), "\(quoted(key)) is missing in the front matter",
          suggestion: entries.isEmpty
            ? "begin the file with '---', the lines 'key: value', and '---'" : ""))
    }
    checkValues()
  }

  var principleValue: Principle? { principle.flatMap { Principle(rawValue: $0.value) } }

  var minutesValue: Int? {
    minutes.flatMap { Int($0.value) }.flatMap { (1...600).contains($0) ? $0 : nil }
  }

  /// The value of a key, by the name that authors write.
  func value(_ key: String) -> Placed<String>? {
    switch key {
    case "principle": principle
    case "minutes": minutes
    case "exercise": exercise
    case "after": after
    default: nil
    }
  }

  private mutating func report(
    _ entry: FrontMatterEntry, _ message: String, suggestion: String = ""
  ) {
    faults.append(Fault(at: entry.position, message, suggestion: suggestion))
  }

  private mutating func take(_ entry: FrontMatterEntry) {
    let value = Placed(entry.value, at: entry.position)
    switch entry.key {
    case "principle": principle = value
    case "minutes": minutes = value
    case "exercise": exercise = value
    case "after": after = value
    default:
      return report(
        entry, "unknown key \(quoted(entry.key))",
        suggestion: didYouMean(entry.key, among: Self.keys))
    }
    if entry.value.isEmpty { report(entry, "\(quoted(entry.key)) has no value") }
  }

  private mutating func checkValues() {
    if let principle, principleValue == nil, !principle.value.isEmpty {
      faults.append(
        principle.fault(
          "unknown principle \(quoted(principle.value))",
          suggestion: didYouMean(principle.value, among: Principle.allCases.map(\.rawValue))))
    }
    if let minutes, minutesValue == nil, !minutes.value.isEmpty {
      faults.append(minutes.fault("'minutes' must be a whole number from 1 to 600"))
    }
  }
}
