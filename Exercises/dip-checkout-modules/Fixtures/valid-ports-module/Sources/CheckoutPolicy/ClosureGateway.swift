import CheckoutPorts

/// Any function that charges is a gateway.
struct ClosureGateway: Charging {
  let run: @Sendable (Int) throws -> String

  func charge(cents: Int) throws(ChargeFailure) -> Transaction {
    do {
      return Transaction(name: try run(cents))
    } catch CheckoutError.declined {
      throw .refused
    } catch {
      throw .unanswered
    }
  }
}
