import CheckoutPolicy

/// One card reader: it serves one customer at a time.
public actor CardTerminal: Charging {
  private let client: Client

  public init(client: Client) {
    self.client = client
  }

  public func charge(cents: Int) throws -> String {
    switch client.authorise(cents: cents) {
    case .approved(let reference): return reference
    case .refused: throw CheckoutError.declined
    case .unreachable: throw Outage()
    }
  }
}

private struct Outage: Error {}
