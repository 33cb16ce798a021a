/// What a checkout needs from whoever moves the money, in the words of the shop.
///
/// It stands beside `Checkout`, because `Checkout` is the one who asks.
public protocol Charging: Sendable {
  /// Charges the amount, once, and gives the transaction.
  ///
  /// - Throws: `CheckoutError.declined` when the card is refused. Any other error means that nobody
  ///   answered and nothing was charged.
  func charge(cents: Int) throws -> String
}
