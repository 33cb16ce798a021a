@MainActor
class Layout {
  func row(_ label: String, _ amount: String) -> String {
    let dots = max(1, 32 - label.count - amount.count)
    return [label, String(repeating: ".", count: dots), amount].joined()
  }
}
final class ReceiptPrinter: Layout {
  var style: any Style
  init(style: any Style) { self.style = style }
  func lines(for cart: Cart) -> [String] {
    cart.lines.map { row($0.label, style[$0.cents]) } + [
      row("TOTAL", style[cart.total]), row("CARD", style[cart.total]),
    ]
  }
}
