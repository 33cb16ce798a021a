import Synchronization

/// Takes payments by the rules of the shop.
public final class Checkout: Sendable {
  private let gateway: any Charging
  private let paid = Mutex(0)

  public init(gateway: any Charging) {
    self.gateway = gateway
  }

  public func pay(cents: Int) throws(CheckoutError) -> Receipt {
    guard cents >= 50 else { throw .belowMinimum }
    let transaction = try charge(cents, triesLeft: 1)
    return Receipt(number: nextNumber(), cents: cents, transaction: transaction)
  }

  private func charge(_ cents: Int, triesLeft: Int) throws(CheckoutError) -> String {
    do {
      return try gateway.charge(cents: cents)
    } catch {
      switch error {
      case .refused: throw .declined
      case .unanswered where triesLeft > 0: return try charge(cents, triesLeft: triesLeft - 1)
      case .unanswered: throw .unavailable
      }
    }
  }

  private func nextNumber() -> Int {
    paid.withLock { count in
      count += 1
      return count
    }
  }
}
