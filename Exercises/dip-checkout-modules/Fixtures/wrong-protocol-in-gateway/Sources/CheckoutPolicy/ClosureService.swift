import CardGateway

struct ClosureService: PaymentService {
  let charge: @Sendable (Int) throws -> String

  func authorise(cents: Int) -> CGStatus {
    do {
      return .approved(reference: try charge(cents))
    } catch CheckoutError.declined {
      return .refused(code: 5)
    } catch {
      return .unreachable
    }
  }
}
