import Synchronization

/// Takes payments by the rules of the shop.
public final class Checkout: Sendable {
  private let gateway: any Charging
  private let paid = Mutex(0)

  public init(gateway: any Charging) {
    self.gateway = gateway
  }

  public func pay(cents: Int) throws -> Receipt {
    guard cents >= 50 else { throw CheckoutError.belowMinimum }
    let transaction = try charge(cents)
    return Receipt(number: nextNumber(), cents: cents, transaction: transaction)
  }

  /// Charges once, and a second time if nobody answered.
  ///
  /// A refusal is final: card networks fine shops that insist.
  private func charge(_ cents: Int) throws -> String {
    for _ in 1...2 {
      do {
        return try gateway.charge(cents: cents)
      } catch CheckoutError.declined {
        throw CheckoutError.declined
      } catch {
        continue
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
