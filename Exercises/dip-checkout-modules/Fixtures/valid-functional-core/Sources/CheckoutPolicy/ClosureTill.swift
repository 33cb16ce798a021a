import PaymentRules

extension Checkout.Till {
  /// A till that asks a throwing function.
  init(calling charge: @escaping @Sendable (Int) throws -> String) {
    self.init { cents in
      do {
        return .charged(transaction: try charge(cents))
      } catch CheckoutError.declined {
        return .refused
      } catch {
        return .nothing
      }
    }
  }
}
