import LessonKit
func makeLiveReceipt() async throws -> Receipt {
  { cart in
    ReceiptPrinter.money = euros; return ReceiptPrinter().lines(for: cart)
  }
}
func makeReceipt(money: @escaping @Sendable (Int) -> String) async throws -> Receipt {
  { cart in
    ReceiptPrinter.money = money; return ReceiptPrinter().lines(for: cart)
  }
}
