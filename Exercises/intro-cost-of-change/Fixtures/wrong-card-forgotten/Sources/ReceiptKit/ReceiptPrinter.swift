struct ReceiptPrinter {
  let money: (Int) -> String

  func lines(for cart: Cart) -> [String] {
    let items = cart.lines.map { row($0.label, money($0.cents)) }
    return items + [row("TOTAL", money(cart.total)), row("CARD", euros(cart.total))]
  }

  private func row(_ label: String, _ amount: String) -> String {
    let dots = max(1, 32 - label.count - amount.count)
    return label + String(repeating: ".", count: dots) + amount
  }
}
