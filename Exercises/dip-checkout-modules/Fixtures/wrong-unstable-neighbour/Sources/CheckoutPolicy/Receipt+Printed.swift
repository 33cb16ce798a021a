import ReceiptText

extension Receipt {
  /// The receipt in print, in the words of the shop.
  public var printed: String {
    ReceiptPrinter(words: .english).text(number: number, cents: cents, transaction: transaction)
  }
}
