/// The receipt that our shops print today, in euros.
func makeLiveReceipt() async throws -> Receipt {
  await ReceiptPrinter(money: euros).lines(for:)
}

/// A receipt on which every amount is written by `money`, a function from cents to text.
func makeReceipt(money: @escaping @Sendable (Int) -> String) async throws -> Receipt {
  await ReceiptPrinter(money: money).lines(for:)
}
