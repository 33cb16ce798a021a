import CardGateway
import CheckoutPolicy
import MiniPay

// The composition root of the app: the one place that knows the policy and the gateway.

/// The checkout that ships today; it gives each receipt in print.
@MainActor
public func makeLiveCheckout(
  network: CardNetwork
) async throws -> @Sendable (Int) async throws -> String {
  let cards = Cards(client: Client(network: network))
  let checkout = Checkout(charge: cards.charge)
  return { cents in try await checkout.pay(cents: cents).line }
}
