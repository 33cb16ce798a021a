/// Why a payment did not happen, as the customer must hear it.
public enum CheckoutError: Error, Equatable {
  /// So small an amount costs more than it brings in: nobody was asked to charge it.
  case belowMinimum
  /// The card was refused. Only another card can help.
  case declined
  /// Nobody answered, and nothing was charged. Later it may work.
  case unavailable
}
