/// What everybody needs from whoever moves the money.
public protocol Charging: Sendable {
  /// - Throws: `Refusal` when the card is refused; any other error means that nobody answered.
  func charge(cents: Int) throws -> String
}

public struct Refusal: Error {
  public init() {}
}
