import CardGateway
import CheckoutPolicy

/// Charges cards by the rules of the shop.
struct CardPayments: Sendable {
  let client: Client

  func charge(_ cents: Int) throws -> String {
    guard cents >= 50 else { throw CheckoutError.belowMinimum }
    for _ in 1...2 {
      switch client.authorise(cents: cents) {
      case .approved(let reference): return reference
      case .refused: throw CheckoutError.declined
      case .unreachable: continue
      }
    }
    throw CheckoutError.unavailable
  }
}
