import Synchronization

/// Takes payments: charges, and writes the receipt.
public final class Checkout: Sendable {
  private let charge: @Sendable (Int) throws -> String
  private let paid = Mutex(0)

  public init(charge: @escaping @Sendable (Int) throws -> String) {
    self.charge = charge
  }

  public func pay(cents: Int) throws -> Receipt {
    let transaction = try charge(cents)
    return Receipt(number: nextNumber(), cents: cents, transaction: transaction)
  }

  private func nextNumber() -> Int {
    paid.withLock { count in
      count += 1
      return count
    }
  }
}
