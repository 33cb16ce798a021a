func makeLiveReceipt() async throws -> Receipt {
  ReceiptPrinter().lines(for:)
}

func makeReceipt(money: @escaping @Sendable (Int) -> String) async throws -> Receipt {
  OpenReceiptPrinter(money: money).lines(for:)
}
