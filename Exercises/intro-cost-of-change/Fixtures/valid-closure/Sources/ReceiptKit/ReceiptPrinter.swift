struct ReceiptPrinter {
  func lines(for cart: Cart, money: (Int) -> String) -> [String] {
    let items = cart.lines.map { row($0.label, money($0.cents)) }
    let total = money(cart.total)
    return items + [row("TOTAL", total), row("CARD", total)]
  }

  private func row(_ label: String, _ amount: String) -> String {
    let dots = max(1, 32 - label.count - amount.count)
    return label + String(repeating: ".", count: dots) + amount
  }
}
