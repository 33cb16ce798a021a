import CardGateway
import CheckoutPolicy
import Synchronization

/// The checkout that has always worked: moved here as it was.
final class CardCheckout: Sendable {
  private let client: Client
  private let paid = Mutex(0)

  init(client: Client) {
    self.client = client
  }

  func pay(cents: Int) throws -> String {
    guard cents >= 50 else { throw CheckoutError.belowMinimum }
    let transaction = try charge(cents)
    return "No. \(nextNumber()): \(cents) cents, \(transaction)"
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
