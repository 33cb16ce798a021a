final class FunctionReceiptPrinter: ReceiptPrinter {
  private let money: (Int) -> String

  init(money: @escaping (Int) -> String) {
    self.money = money
  }

  override func amount(_ cents: Int) -> String { money(cents) }
}
