/// What a checkout needs from whoever moves the money, in the words of the shop.
///
/// It stands beside `Checkout`, because `Checkout` is the one who asks.
public protocol Charging: Sendable {
  /// Charges the amount, once, and gives the transaction.
  ///
  /// - Throws: what every client of ours throws: `TransportError.status` when the other side says
  ///   no, `TransportError.offline` when nobody answered.
  func charge(cents: Int) throws -> String
}
