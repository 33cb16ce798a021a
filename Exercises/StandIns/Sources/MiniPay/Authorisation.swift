/// One request to the card network, and its answer.
public struct Authorisation: Sendable, Equatable {
  public let cents: Int
  /// As on real networks: 0 when approved, 91 when nobody answered, else the reason of a refusal.
  public let status: Int
  /// The name of the payment at the bank; empty unless it was approved.
  public let reference: String

  init(cents: Int, status: Int) {
    self.cents = cents
    self.status = status
    // Drawn, not counted: whoever knows one reference must not know the next.
    let draw = UInt64.random(in: .min ... .max)
    reference = status == 0 ? String(draw, radix: 36) : ""
  }
}
