import CardGateway
import CheckoutPolicy
import MiniPay
import Synchronization

// The composition root of the app: the one place that knows the policy and the gateway.

/// The checkout that ships today; it gives each receipt in print.
public func makeLiveCheckout(
  network: CardNetwork
) async throws -> @Sendable (Int) async throws -> String {
  let client = Client(network: network)
  let paid = Counter()
  return { cents in
    guard cents >= 50 else { throw CheckoutError.belowMinimum }
    for _ in 1...2 {
      switch client.authorise(cents: cents) {
      case .approved(let reference): return "No. \(paid.next()): \(cents) cents, \(reference)"
      case .refused: throw CheckoutError.declined
      case .unreachable: continue
      }
    }
    throw CheckoutError.unavailable
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
