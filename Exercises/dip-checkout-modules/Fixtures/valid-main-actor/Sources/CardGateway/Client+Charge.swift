/// The card was not charged.
public enum CardFailure: Error {
  case refused
  case unreachable
}

extension Client {
  /// The same as `authorise(cents:)`, for those who prefer errors.
  public func charge(cents: Int) throws(CardFailure) -> String {
    switch authorise(cents: cents) {
    case .approved(let reference): return reference
    case .refused: throw .refused
    case .unreachable: throw .unreachable
    }
  }
}
