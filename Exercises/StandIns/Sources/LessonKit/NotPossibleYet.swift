/// What a factory of `Composition.swift` throws until the design has room for the change.
///
/// The starting code of an exercise compiles because of it: the function that the next change
/// needs is there, and says why it cannot do its work.
public struct NotPossibleYet: Error, Equatable, CustomStringConvertible {
  public let message: String

  public init(_ message: String) {
    self.message = message
  }

  public var description: String { "Not possible yet: \(message)" }
}
