/// What a checkout needs from whoever moves the money.
public protocol Charging: Sendable {
  /// Charges the amount, once, and gives the transaction.
  func charge(cents: Int) throws(ChargeFailure) -> String
}

/// Why an amount was not charged: all that the shop wants to know about it.
public enum ChargeFailure: Error {
  case refused
  case unanswered
}
