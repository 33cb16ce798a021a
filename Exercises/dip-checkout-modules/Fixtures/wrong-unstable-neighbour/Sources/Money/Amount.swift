/// An amount of money, as customers read it.
public struct Amount: Sendable {
  private let cents: Int

  public init(cents: Int) {
    self.cents = cents
  }

  public var text: String { "\(cents) cents" }
}
