import Payments

/// Says what a throwing function did in the words of the client.
func outcome(_ charge: () throws -> String) -> PaymentClient.Outcome {
  do {
    return .paid(transaction: try charge())
  } catch CheckoutError.declined {
    return .refused
  } catch {
    return .unanswered
  }
}
