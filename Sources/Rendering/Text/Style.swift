/// What a piece of text means; which colour that is, is decided when bytes are written.
package struct Style: Hashable, Sendable {
  package var role: Role
  package var isStrong = false
  package var isEmphasised = false
  package var isStruck = false

  package init(_ role: Role) {
    self.role = role
  }

  /// One meaning, one colour; each is also said by a word or a shape.
  package enum Role: Hashable, Sendable, CaseIterable {
    case plain, muted, heading
    /// The principle of the lesson, and whatever asks for attention now.
    case accent
    case good, bad
    case link
    /// A key to press.
    case key
    case code
    case keyword, type, string, number, comment, attribute
  }

  package static let plain = Style(.plain)
  package static let muted = Style(.muted)
  package static let heading = Style(.heading)
  package static let accent = Style(.accent)
  package static let good = Style(.good)
  package static let bad = Style(.bad)
  package static let code = Style(.code)
  package static let link = Style(.link)
  package static let key = Style(.key)
  /// A word that matters, in running text.
  package static let strong = Style.plain.strong
  /// A word that is stressed, in running text.
  package static let emphasis = Style.plain.emphasised

  /// The same meaning, said louder.
  package var strong: Style {
    var copy = self
    copy.isStrong = true
    return copy
  }

  /// The same meaning, in italics where the terminal has them.
  package var emphasised: Style {
    var copy = self
    copy.isEmphasised = true
    return copy
  }

  /// The same meaning, crossed out where the terminal can.
  package var struck: Style {
    var copy = self
    copy.isStruck = true
    return copy
  }

  /// The same emphasis with another meaning; `plain` keeps the present one.
  ///
  /// What stood in a heading stays strong.
  package func with(_ role: Role) -> Style {
    guard role != .plain else { return self }
    var copy = self.role == .heading ? strong : self
    copy.role = role
    return copy
  }
}
