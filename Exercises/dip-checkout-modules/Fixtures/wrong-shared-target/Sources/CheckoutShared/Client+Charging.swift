import CardGateway

extension Client: Charging {
  public func charge(cents: Int) throws -> String {
    switch authorise(cents: cents) {
    case .approved(let reference): return reference
    case .refused: throw Refusal()
    case .unreachable: throw Outage()
    }
  }
}

private struct Outage: Error {}
