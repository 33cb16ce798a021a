import CheckoutPorts
import Synchronization

/// Takes payments by the rules of the shop.
public final class Checkout: Sendable {
  private let client: Client
  private let paid = Mutex(0)

  public init(client: Client) {
    self.client = client
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
      switch client.authorise(cents: cents) {
      case .approved(let reference): return reference
      case .refused: throw CheckoutError.declined
      case .unreachable: continue
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
