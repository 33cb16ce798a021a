import CardGateway
import CheckoutPolicy
import MiniPay

// The composition root of the app: the one place that knows the policy and the gateway.

/// The checkout that ships today; it gives each receipt in print.
public func makeLiveCheckout(
  network: CardNetwork
) async throws -> @Sendable (Int) async throws -> String {
  let checkout = Checkout(gateway: Client(network: network))
  return { cents in try checkout.pay(cents: cents).printed }
}
