/// Proof of one payment.
///
/// Its initialiser is internal: no other module can issue a receipt.
public struct Receipt: Sendable, Equatable {
  /// Counts the payments of one checkout, from 1 and without gaps, as the law asks of receipts.
  public let number: Int
  public let cents: Int
  /// The name of the payment at whoever charged the card.
  public let transaction: String

  /// The receipt in print.
  public var line: String { "No. \(number): \(cents) cents, \(transaction)" }
}
