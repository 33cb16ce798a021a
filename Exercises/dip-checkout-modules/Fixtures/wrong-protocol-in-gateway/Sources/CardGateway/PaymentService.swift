/// A service that takes payments.
///
/// The provider ships it, so that code that uses its client can be tested.
public protocol PaymentService: Sendable {
  func authorise(cents: Int) -> CGStatus
}

extension Client: PaymentService {}
