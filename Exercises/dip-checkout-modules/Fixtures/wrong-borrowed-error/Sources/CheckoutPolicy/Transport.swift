import MiniHTTP

/// Says a refusal as a server would have said it.
func saidByTransport(_ charge: () throws -> String) throws -> String {
  do {
    return try charge()
  } catch CheckoutError.declined {
    throw TransportError.status(402)
  }
}
