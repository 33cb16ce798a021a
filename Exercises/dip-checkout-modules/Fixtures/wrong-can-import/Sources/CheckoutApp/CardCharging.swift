import CardGateway
import CheckoutPolicy

struct CardCharging: Charging {
  let client: Client

  func charge(cents: Int) throws -> String {
    switch client.authorise(cents: cents) {
    case .approved(let reference): return reference
    case .refused: throw CheckoutError.declined
    case .unreachable: throw CheckoutError.unavailable
    }
  }
}
