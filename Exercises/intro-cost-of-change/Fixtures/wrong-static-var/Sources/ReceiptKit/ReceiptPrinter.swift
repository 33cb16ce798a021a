struct ReceiptPrinter {
  nonisolated(unsafe) static var money: (Int) -> String = euros
  func lines(for cart: Cart) -> [String] {
    cart.lines.map { row($0.label, $0.cents) } + [
      row("TOTAL", cart.total), row("CARD", cart.total),
    ]
  }
  private func row(_ label: String, _ cents: Int) -> String {
    let amount = Self.money(cents)
    return label + String(repeating: ".", count: max(1, 32 - label.count - amount.count)) + amount
  }
}
