struct ReceiptPrinter {
  func lines(for cart: Cart) -> [String] {
    EuroRows().lines(for: cart)
  }
}

struct EuroRows {
  func lines(for cart: Cart) -> [String] {
    let items = cart.lines.map { row($0.label, $0.cents) }
    return items + [row("TOTAL", cart.total), row("CARD", cart.total)]
  }

  private func row(_ label: String, _ cents: Int) -> String {
    let amount = "\(cents / 100),\(cents % 100 / 10)\(cents % 10) €"
    let dots = max(1, 32 - label.count - amount.count)
    return label + String(repeating: ".", count: dots) + amount
  }
}
