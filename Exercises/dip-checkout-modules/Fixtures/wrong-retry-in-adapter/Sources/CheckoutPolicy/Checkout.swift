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

  private func charge(_ cents: Int) throws -> String {
    do {
      return try gateway.charge(cents: cents)
    } catch CheckoutError.declined {
      throw CheckoutError.declined
    } catch {
      throw CheckoutError.unavailable
    }
  }

  private func nextNumber() -> Int {
    paid.withLock { count in
      count += 1
      return count
    }
  }
}
