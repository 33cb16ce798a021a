import Curriculum

/// A name for the module of a new exercise: letters and digits, a capital first.
package struct ModuleName: Hashable, Sendable {
  package let text: String

  /// Names with a meaning in every exercise, of the language or of a module that may be imported.
  private static let taken: Set = [
    "Any", "Self", "Type", "Protocol", "Swift", "Testing", "XCTest", "Foundation", "Dispatch",
    "Synchronization", "Observation", "PackageDescription", "LessonKit", "StandIns", "MiniUI",
    "MiniHTTP", "MiniStore", "MiniMail", "MiniDisk", "MiniPay",
  ]

  /// `nil` for a text that cannot name a module here.
  package init?(_ text: String) {
    guard text.utf8.count <= 60, text.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil,
      !Self.taken.contains(text)
    else { return nil }
    self.text = text
  }

  /// The words of a slug in one: `WaitingRoom` for `ocp-waiting-room`.
  package init(for slug: Slug) {
    let words = slug.text.split(separator: "-")
    let hasMore = words.count > 1 && words.first.map(String.init) == slug.principle.rawValue
    let name = words.dropFirst(hasMore ? 1 : 0)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isFree = Self(name) != nil
    // What begins with a digit or has another meaning gets a word more.
    text = isFree ? name : "Exercise" + name
  }
}
