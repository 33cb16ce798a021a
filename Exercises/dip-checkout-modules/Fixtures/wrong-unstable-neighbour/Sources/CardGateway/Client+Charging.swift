import CheckoutPolicy

/// Translates the provider's words into those of the shop, and decides nothing.
extension Client: Charging {
  public func charge(cents: Int) throws -> String {
    switch authorise(cents: cents) {
    case .approved(let reference): return reference
    case .refused: throw CheckoutError.declined
    case .unreachable: throw Outage()
    }
  }
}

private struct Outage: Error {}
