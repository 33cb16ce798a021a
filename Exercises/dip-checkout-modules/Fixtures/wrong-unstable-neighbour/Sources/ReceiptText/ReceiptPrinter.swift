import Money
import Wording

/// Puts the text of a receipt together from words and amounts.
public struct ReceiptPrinter: Sendable {
  private let words: Words

  public init(words: Words) {
    self.words = words
  }

  public func text(number: Int, cents: Int, transaction: String) -> String {
    let amount = Amount(cents: cents).text
    return "\(words.number) \(number): \(amount), \(transaction)"
  }
}
