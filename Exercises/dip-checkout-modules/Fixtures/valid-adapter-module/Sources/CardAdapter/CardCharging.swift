import CardGateway
import CheckoutPolicy

/// Lets the policy charge cards, without either side knowing the other.
public struct CardCharging: Charging {
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
