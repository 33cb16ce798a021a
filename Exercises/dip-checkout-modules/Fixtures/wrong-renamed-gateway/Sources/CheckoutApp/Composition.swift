import CheckoutPolicy
import MiniPay
import Payments

// The composition root of the app: the one place that knows the policy and the gateway.

/// The checkout that ships today; it gives each receipt in print.
public func makeLiveCheckout(
  network: CardNetwork
) async throws -> @Sendable (Int) async throws -> String {
  let client = PaymentClient(network: network)
  let checkout = Checkout(charge: client.charge)
  return { cents in try checkout.pay(cents: cents).line }
}
