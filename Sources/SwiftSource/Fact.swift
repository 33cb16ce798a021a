/// Something that the syntax of a declaration shows, at one place.
package struct Fact: Hashable, Sendable {
  package let kind: Kind
  /// The name, the value of a literal, or the keyword.
  package let text: String
  /// What stands before the name: `["MiniHTTP"]` in `MiniHTTP.HTTPSession`.
  ///
  /// `["."]` in front of an implicit member, `["…"]` when the base is not a plain name.
  package let base: [String]
  package let position: SourcePosition
  /// Whether it is part of a default argument.
  package let place: Place

  package init(
    _ kind: Kind, _ text: String, base: [String] = [], at position: SourcePosition,
    place: Place = .ordinary
  ) {
    self.kind = kind
    self.text = text
    self.base = base
    self.position = position
    self.place = place
  }

  /// The base and the name.
  package var path: [String] { base + [text] }

  /// What sort of thing the syntax shows.
  package enum Kind: Hashable, Sendable {
    /// An identifier in an expression, with `base` when it follows a dot.
    case name
    /// A type in type position.
    case type
    case attribute
    /// The parameter, closure parameter or local constant that a name is given to.
    case binding
    /// The callee, when it is a name, and the labels of the call; `_` stands for none.
    case call(labels: [String])
    /// The value of a whole string literal, or of literals that are joined on the spot.
    case text
    /// The part of an interpolated literal between two interpolations.
    case textPiece
    case number
    /// `if`, `guard`, `switch`, `for`, `while`, `repeat`, `catch`, `??`, `?:`, `try?`.
    case branch
    /// The `default` of a `switch`, or a pattern such as `case _` that holds for every value.
    case defaultCase
    /// `as?`, `as!`, `is`, `case is`, `case as`, `type(of:)` that is compared.
    case cast
    /// `try!`, `precondition(false)` and `assert(false)`; other traps that are calls are names.
    case trap
    /// A binary operator, or an operator that is passed as a function.
    case `operator`
    /// A body of its own: of a function, an accessor or a closure.
    case body(statements: Int)
  }

  /// Where a fact stands, as far as a rule wants to know.
  package enum Place: Hashable, Sendable {
    case ordinary
    case defaultArgument
    /// Inside a closure that is a default argument.
    case defaultClosure
  }

  /// Whether this is a use of a name, of whatever sort.
  package var isName: Bool { kind == .name || kind == .type || kind == .attribute }
}
