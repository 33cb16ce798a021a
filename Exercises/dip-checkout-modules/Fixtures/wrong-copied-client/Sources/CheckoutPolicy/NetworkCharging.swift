import MiniPay

/// The part of the provider's client that the shop needs, without the provider's module.
public struct NetworkCharging: Charging {
  private let network: CardNetwork

  public init(network: CardNetwork) {
    self.network = network
  }

  public func charge(cents: Int) throws -> String {
    let answer = network.authorise(cents: cents)
    switch answer.status {
    case 0: return answer.reference
    case 91: throw Outage()
    default: throw CheckoutError.declined
    }
  }
}

private struct Outage: Error {}
