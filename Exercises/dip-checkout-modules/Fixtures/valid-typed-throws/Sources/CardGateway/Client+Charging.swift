import CheckoutPolicy

extension Client: Charging {
  public func charge(cents: Int) throws(ChargeFailure) -> String {
    switch authorise(cents: cents) {
    case .approved(let reference): return reference
    case .refused: throw .refused
    case .unreachable: throw .unanswered
    }
  }
}
