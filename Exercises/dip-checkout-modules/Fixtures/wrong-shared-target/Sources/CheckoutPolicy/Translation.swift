import CheckoutShared

/// Calls a function of the old kind, and says its refusals in the words of `Charging`.
func translating(_ charge: () throws -> String) throws -> String {
  do {
    return try charge()
  } catch CheckoutError.declined {
    throw Refusal()
  }
}
