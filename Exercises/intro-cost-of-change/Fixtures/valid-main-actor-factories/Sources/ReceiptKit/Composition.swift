import LessonKit
@MainActor func makeLiveReceipt() async throws -> Receipt {
  ReceiptPrinter(style: Currency.euro).lines
}
@MainActor func makeReceipt(money: @escaping @Sendable (Int) -> String) async throws -> Receipt {
  ReceiptPrinter(style: Currency.custom(money)).lines
}
