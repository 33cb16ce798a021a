/// A language that the course and the interface speak.
package enum Language: String, CaseIterable, Sendable, Codable {
  case english = "en"
  case french = "fr"

  /// The language that a POSIX locale name asks for, such as `fr_CH.UTF-8`; `nil` for every other one.
  package init?(locale: String) {
    let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
    self.init(rawValue: code.lowercased())
  }
}
