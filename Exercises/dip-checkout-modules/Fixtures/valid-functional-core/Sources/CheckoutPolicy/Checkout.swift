import PaymentRules
import Synchronization

/// Follows the rules of the shop with a till that charges.
public struct Checkout: ~Copyable, Sendable {
  /// What the shop needs from whoever moves the money.
  public struct Till: Sendable {
    let charge: @Sendable (Int) -> Payment.Answer

    public init(charge: @escaping @Sendable (Int) -> Payment.Answer) {
      self.charge = charge
    }
  }

  private let till: Till
  private let paid = Mutex(0)

  public init(till: Till) {
    self.till = till
  }

  public func pay(cents: Int) throws(CheckoutError) -> Receipt {
    var payment = Payment(cents: cents)
    while true {
      switch payment.next {
      case .charge: payment.note(till.charge(cents))
      case .finish(let transaction):
        return Receipt(number: nextNumber(), cents: cents, transaction: transaction)
      case .giveUp(let reason): throw CheckoutError(reason)
      }
    }
  }

  private func nextNumber() -> Int {
    paid.withLock { count in
      count += 1
      return count
    }
  }
}

extension CheckoutError {
  init(_ reason: Payment.Reason) {
    self =
      switch reason {
      case .tooLittle: .belowMinimum
      case .refused: .declined
      case .unanswered: .unavailable
      }
  }
}
