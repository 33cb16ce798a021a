class ReceiptPrinter {
  final func lines(for cart: Cart) -> [String] {
    let items = cart.lines.map { row($0.label, $0.cents) }
    return items + [row("TOTAL", cart.total), row("CARD", cart.total)]
  }

  func amount(_ cents: Int) -> String {
    String(cents)
  }

  private func row(_ label: String, _ cents: Int) -> String {
    let amount = amount(cents)
    let dots = max(1, 32 - label.count - amount.count)
    return label + String(repeating: ".", count: dots) + amount
  }
}
