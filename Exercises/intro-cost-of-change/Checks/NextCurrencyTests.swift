import LessonKit
import Testing

@testable import ReceiptKit

/// The next change request: a currency that no file in the project can know.
@MainActor struct NextCurrencyTests {
  let variant = Variant()

  @Test func everyAmountIsInACurrencyNobodyPlanned() async throws {
    let cart = inventedCart()
    let money = inventedCurrency()
    let receipt = try await makeReceipt(money: money)

    let items = cart.lines.map { row($0.label, money($0.cents)) }
    let total = money(cart.lines.map(\.cents).reduce(0, +))
    let lines = try await receipt(cart)
    let wanted = items + [row("TOTAL", total), row("CARD", total)]
    #expect(lines == wanted, "\(variant)")
  }

  @Test func receiptsInDifferentCurrenciesKeepApart() async throws {
    let cart = inventedCart()
    let euros = try await makeLiveReceipt()
    let inEuros = try await euros(cart)

    let first = try await makeReceipt(money: inventedCurrency())
    let inFirst = try await first(cart)
    let second = try await makeReceipt(money: inventedCurrency())
    _ = try await second(cart)

    let firstAgain = try await first(cart)
    let eurosAgain = try await euros(cart)
    #expect(firstAgain == inFirst, "\(variant)")
    #expect(eurosAgain == inEuros, "\(variant)")
  }

  private func inventedCart() -> Cart {
    Cart(
      lines: variant.names(3).map { Cart.Line(label: $0, cents: variant.number(in: 1...99_999)) })
  }

  /// A random symbol and a random rate: the text follows from neither the symbol nor the digits.
  private func inventedCurrency() -> @Sendable (Int) -> String {
    let symbol = variant.name()
    let rate = variant.number(in: 3...9)
    return { cents in "\(symbol) \(cents * rate)" }
  }

  /// The layout of today's receipt: label, dots, amount, 32 columns in all.
  private func row(_ label: String, _ amount: String) -> String {
    label + String(repeating: ".", count: 32 - label.count - amount.count) + amount
  }
}
