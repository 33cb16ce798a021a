import CardGateway

extension Checkout {
  /// The checkout that nearly everybody wants.
  public convenience init(client: Client) {
    self.init(gateway: StandardGateway(client: client))
  }
}

/// The implementation that is used unless somebody brings another one.
private struct StandardGateway: Charging {
  let client: Client

  func charge(cents: Int) throws -> String {
    switch client.authorise(cents: cents) {
    case .approved(let reference): return reference
    case .refused: throw CheckoutError.declined
    case .unreachable: throw CheckoutError.unavailable
    }
  }
}
