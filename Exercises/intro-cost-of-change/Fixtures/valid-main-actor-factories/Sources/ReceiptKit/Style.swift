protocol Style: Sendable { subscript(cents: Int) -> String { get } }
enum Currency: Style {
  case pattern(separator: String, suffix: String)
  case custom(@Sendable (Int) -> String)
  static let euro = Currency.pattern(separator: ",", suffix: "\u{a0}€".replacingNBSP)
  subscript(cents: Int) -> String {
    switch self {
    case let .pattern(s, suffix): "\(cents / 100)\(s)\(cents % 100 / 10)\(cents % 10)\(suffix)"
    case let .custom(f): f(cents)
    }
  }
}
extension String {
  fileprivate var replacingNBSP: String { String(map { $0 == "\u{a0}" ? " " : $0 }) }
}
