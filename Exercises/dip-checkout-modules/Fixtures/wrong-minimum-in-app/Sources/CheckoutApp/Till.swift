import CheckoutPolicy

/// Takes nothing that is not worth the fee.
struct Till: Sendable {
  let checkout: Checkout

  func pay(_ cents: Int) throws -> Receipt {
    guard cents >= 50 else { throw CheckoutError.belowMinimum }
    return try checkout.pay(cents: cents)
  }
}
