// The policy's own composition root. The checks build this module without CardGateway and without
// CheckoutApp, and call this function.

/// A checkout that charges by calling a function, and that gives each receipt in print.
///
/// - Parameter charge: takes cents and gives the transaction. It throws `CheckoutError.declined` when
///   the card is refused; any other error means that nobody answered and nothing was charged.
public func makeCheckout(
  charge: @escaping @Sendable (Int) throws -> String
) async throws -> @Sendable (Int) async throws -> String {
  let checkout = Checkout(gateway: ClosureGateway(run: charge))
  return { cents in try checkout.pay(cents: cents).printed }
}

/// Any function that charges is a gateway.
private struct ClosureGateway: Charging {
  let run: @Sendable (Int) throws -> String

  func charge(cents: Int) throws -> String {
    try run(cents)
  }
}
