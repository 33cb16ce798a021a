/// Lays out a receipt, one row of 32 columns per item, then the total twice.
struct ReceiptPrinter {
  func lines(for cart: Cart) -> [String] {
    var lines: [String] = []
    for line in cart.lines {
      let cents = line.cents
      lines.append(row(line.label, "\(cents / 100),\(cents % 100 / 10)\(cents % 10) €"))
    }
    let total = cart.total
    lines.append(row("TOTAL", "\(total / 100),\(total % 100 / 10)\(total % 10) €"))
    lines.append(row("CARD", "\(total / 100),\(total % 100 / 10)\(total % 10) €"))
    return lines
  }

  private func row(_ label: String, _ amount: String) -> String {
    let dots = max(1, 32 - label.count - amount.count)
    return label + String(repeating: ".", count: dots) + amount
  }
}
