/// The receipt that our shops print today, in euros.
func makeLiveReceipt() async throws -> Receipt {
  let printer = ReceiptPrinter(money: euros)
  return { cart in await printer.lines(for: cart) }
}

/// A receipt on which every amount is written by `money`, a function from cents to text.
func makeReceipt(money: @escaping @Sendable (Int) -> String) async throws -> Receipt {
  let printer = ReceiptPrinter(money: money)
  return { cart in await printer.lines(for: cart) }
}
