import MiniPay

/// Charges cards: the SDK of our card provider, just as it comes.
public final class Client: Sendable {
  private let network: CardNetwork

  public init(network: CardNetwork) {
    self.network = network
  }

  /// Asks for the amount, once.
  public func authorise(cents: Int) -> CGStatus {
    let answer = network.authorise(cents: cents)
    return switch answer.status {
    case 0: .approved(reference: answer.reference)
    case 91: .unreachable
    default: .refused(code: answer.status)
    }
  }
}

/// What became of a request, in the provider's words.
public enum CGStatus: Sendable, Equatable {
  case approved(reference: String)
  case refused(code: Int)
  /// Nobody answered, and nothing was charged.
  case unreachable
}
