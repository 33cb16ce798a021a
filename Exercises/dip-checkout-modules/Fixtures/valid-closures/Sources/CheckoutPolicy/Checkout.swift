import Synchronization

/// Takes payments by the rules of the shop.
public final class Checkout: Sendable {
  /// Charges the amount, once, and gives the transaction.
  ///
  /// It throws `CheckoutError.declined` when the card is refused; any other error means that nobody
  /// answered and nothing was charged.
  public typealias Charge = @Sendable (_ cents: Int) throws -> String

  private let charge: Charge
  private let paid = Mutex(0)

  public init(charge: @escaping Charge) {
    self.charge = charge
  }

  public func pay(cents: Int) throws -> Receipt {
    guard cents >= 50 else { throw CheckoutError.belowMinimum }
    let transaction = try charge(cents, attempts: 2)
    return Receipt(number: nextNumber(), cents: cents, transaction: transaction)
  }

  private func charge(_ cents: Int, attempts: Int) throws -> String {
    do {
      return try charge(cents)
    } catch CheckoutError.declined {
      throw CheckoutError.declined
    } catch {
      guard attempts > 1 else { throw CheckoutError.unavailable }
      return try charge(cents, attempts: attempts - 1)
    }
  }

  private func nextNumber() -> Int {
    paid.withLock { count in
      count += 1
      return count
    }
  }
}
