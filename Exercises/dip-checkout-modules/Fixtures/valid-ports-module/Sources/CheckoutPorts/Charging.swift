/// What the shop needs from whoever moves the money.
///
/// A module of its own, so that a gateway can keep the promise without building the policy.
public protocol Charging: Sendable {
  /// Charges the amount, once.
  func charge(cents: Int) throws(ChargeFailure) -> Transaction
}

/// The name of a payment at whoever charged the card.
public struct Transaction: Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// Why an amount was not charged.
public enum ChargeFailure: Error {
  case refused
  case unanswered
}
