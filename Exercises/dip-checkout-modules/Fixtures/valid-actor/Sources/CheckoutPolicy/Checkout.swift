/// Takes payments by the rules of the shop, one number after the other.
public actor Checkout {
  private let gateway: any Charging
  private var paid = 0

  public init(gateway: any Charging) {
    self.gateway = gateway
  }

  public func pay(cents: Int) async throws -> Receipt {
    guard cents >= 50 else { throw CheckoutError.belowMinimum }
    let transaction = try await charge(cents)
    // After the wait, and in one step: a payment in between has its own number already.
    paid += 1
    return Receipt(number: paid, cents: cents, transaction: transaction)
  }

  private func charge(_ cents: Int) async throws -> String {
    for _ in 1...2 {
      do {
        return try await gateway.charge(cents: cents)
      } catch CheckoutError.declined {
        throw CheckoutError.declined
      } catch {
        continue
      }
    }
    throw CheckoutError.unavailable
  }
}
