import CheckoutPolicy
import MiniHTTP

extension Client: Charging {
  public func charge(cents: Int) throws -> String {
    switch authorise(cents: cents) {
    case .approved(let reference): return reference
    case .refused: throw TransportError.status(402)
    case .unreachable: throw TransportError.offline
    }
  }
}
