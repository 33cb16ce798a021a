import CardGateway
import CheckoutPolicy
import MiniPay

// The composition root of the app: the one place that knows the policy and the gateway.

/// The checkout that ships today; it gives each receipt in print.
public func makeLiveCheckout(
  network: CardNetwork
) async throws -> @Sendable (Int) async throws -> String {
  let client = Client(network: network)
  let checkout = Checkout { cents in
    switch client.authorise(cents: cents) {
    case .approved(let reference): return reference
    case .refused: throw CheckoutError.declined
    case .unreachable: throw Outage()
    }
  }
  return { cents in try checkout.pay(cents: cents).line }
}

private struct Outage: Error {}
