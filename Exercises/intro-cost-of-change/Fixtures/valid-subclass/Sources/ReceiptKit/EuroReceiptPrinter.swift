final class EuroReceiptPrinter: ReceiptPrinter {
  override func amount(_ cents: Int) -> String {
    "\(cents / 100),\(cents % 100 / 10)\(cents % 10) €"
  }
}
