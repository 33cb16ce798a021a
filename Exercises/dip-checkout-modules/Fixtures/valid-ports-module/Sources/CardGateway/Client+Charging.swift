import CheckoutPorts

extension Client: Charging {
  public func charge(cents: Int) throws(ChargeFailure) -> Transaction {
    switch authorise(cents: cents) {
    case .approved(let reference): return Transaction(name: reference)
    case .refused: throw .refused
    case .unreachable: throw .unanswered
    }
  }
}
