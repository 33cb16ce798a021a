struct ReceiptPrinter {
  let currency: String

  func lines(for cart: Cart) -> [String] {
    let items = cart.lines.map { row($0.label, $0.cents) }
    return items + [row("TOTAL", cart.total), row("CARD", cart.total)]
  }

  private func row(_ label: String, _ cents: Int) -> String {
    let amount = amount(cents)
    let dots = max(1, 32 - label.count - amount.count)
    return label + String(repeating: ".", count: dots) + amount
  }

  private func amount(_ cents: Int) -> String {
    let digits = "\(cents % 100 / 10)\(cents % 10)"
    if currency == "CHF" { return "CHF \(cents / 100).\(digits)" }
    return "\(cents / 100),\(digits) €"
  }
}
