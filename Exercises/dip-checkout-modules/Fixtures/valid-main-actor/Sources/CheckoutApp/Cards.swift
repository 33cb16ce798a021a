import CardGateway
import CheckoutPolicy

/// Speaks the provider's language on one side and the shop's on the other.
struct Cards: Sendable {
  let client: Client

  func charge(_ cents: Int) throws -> String {
    do {
      return try client.charge(cents: cents)
    } catch CardFailure.refused {
      throw CheckoutError.declined
    }
  }
}
