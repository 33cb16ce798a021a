/// Takes payments by the rules of the shop, where the screens live.
@MainActor
public final class Checkout {
  private let charge: (Int) async throws -> String
  private var paid = 0

  /// - Parameter charge: throws `CheckoutError.declined` when the card is refused; any other error
  ///   means that nobody answered and nothing was charged.
  public init(charge: @escaping (Int) async throws -> String) {
    self.charge = charge
  }

  public func pay(cents: Int) async throws -> Receipt {
    guard cents >= 50 else { throw CheckoutError.belowMinimum }
    let transaction = try await firstAnswer(for: cents)
    paid += 1
    return Receipt(number: paid, cents: cents, transaction: transaction)
  }

  private func firstAnswer(for cents: Int) async throws -> String {
    do {
      return try await charge(cents)
    } catch CheckoutError.declined {
      throw CheckoutError.declined
    } catch {
      return try await lastAnswer(for: cents)
    }
  }

  private func lastAnswer(for cents: Int) async throws -> String {
    do {
      return try await charge(cents)
    } catch CheckoutError.declined {
      throw CheckoutError.declined
    } catch {
      throw CheckoutError.unavailable
    }
  }
}
