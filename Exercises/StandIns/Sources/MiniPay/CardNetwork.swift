import Synchronization

/// The network behind a card reader: stands for the servers that a payment SDK talks to.
///
/// No money moves. It answers at once, in the manner of such networks: with a number for everything.
public final class CardNetwork: Sendable {
  fileprivate struct State {
    var authorisations: [Authorisation] = []
    var refusal: Int?
    var outages = 0
  }

  private let state = Mutex(State())

  public init() {}

  /// Every request and its answer, oldest first, those that nobody answered included.
  public var authorisations: [Authorisation] { state.withLock { $0.authorisations } }

  /// Asks the bank of the card for an amount, once.
  public func authorise(cents: Int) -> Authorisation {
    state.withLock { state in
      let authorisation = Authorisation(cents: cents, status: state.nextStatus())
      state.authorisations.append(authorisation)
      return authorisation
    }
  }

  /// For tests: from now on every card is refused with this status.
  public func refuse(status: Int = 51) {
    state.withLock { $0.refusal = status }
  }

  /// For tests: nobody answers the next requests; what comes after them is answered as before.
  public func failNext(_ count: Int = 1) {
    state.withLock { $0.outages += count }
  }
}

extension CardNetwork.State {
  /// An outage comes before a refusal: a bank that was not reached cannot refuse.
  fileprivate mutating func nextStatus() -> Int {
    guard outages == 0 else {
      outages -= 1
      return 91
    }
    return refusal ?? 0
  }
}
