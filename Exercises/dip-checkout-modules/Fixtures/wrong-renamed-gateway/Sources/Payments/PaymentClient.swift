import MiniPay

/// Our own client, so that nobody has to import the provider's.
public final class PaymentClient: Sendable {
  public enum Outcome: Sendable {
    case paid(transaction: String)
    case refused
    case unanswered
  }

  private let network: CardNetwork

  public init(network: CardNetwork) {
    self.network = network
  }

  public func charge(cents: Int) -> Outcome {
    let answer = network.authorise(cents: cents)
    return switch answer.status {
    case 0: .paid(transaction: answer.reference)
    case 91: .unanswered
    default: .refused
    }
  }
}
