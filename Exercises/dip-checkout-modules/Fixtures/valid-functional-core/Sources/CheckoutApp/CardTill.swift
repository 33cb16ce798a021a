import CardGateway
import CheckoutPolicy

extension Checkout.Till {
  /// A till that charges cards.
  static func card(_ client: Client) -> Self {
    Self { cents in
      switch client.authorise(cents: cents) {
      case .approved(let reference): .charged(transaction: reference)
      case .refused: .refused
      case .unreachable: .nothing
      }
    }
  }
}
