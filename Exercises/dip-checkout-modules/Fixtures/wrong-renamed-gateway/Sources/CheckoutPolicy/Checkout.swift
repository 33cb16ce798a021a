import Payments
import Synchronization

/// Takes payments by the rules of the shop.
public final class Checkout: Sendable {
  private let charge: @Sendable (Int) -> PaymentClient.Outcome
  private let paid = Mutex(0)

  public init(charge: @escaping @Sendable (Int) -> PaymentClient.Outcome) {
    self.charge = charge
  }

  public func pay(cents: Int) throws -> Receipt {
    guard cents >= 50 else { throw CheckoutError.belowMinimum }
    let transaction = try transaction(for: cents)
    return Receipt(number: nextNumber(), cents: cents, transaction: transaction)
  }

  /// Charges once, and a second time if nobody answered.
  ///
  /// A refusal is final: card networks fine shops that insist.
  private func transaction(for cents: Int) throws -> String {
    for _ in 1...2 {
      switch charge(cents) {
      case .paid(let transaction): return transaction
      case .refused: throw CheckoutError.declined
      case .unanswered: continue
      }
    }
    throw CheckoutError.unavailable
  }

  private func nextNumber() -> Int {
    paid.withLock { count in
      count += 1
      return count
    }
  }
}
