import Testing

@testable import ReceiptKit

/// What the shops print today.
///
/// A refactor changes none of it.
@MainActor struct EuroReceiptTests {
  @Test func euroReceiptStaysAsItIs() async throws {
    let cart = Cart(lines: [
      Cart.Line(label: "Espresso", cents: 250),
      Cart.Line(label: "Paper bag", cents: 5),
      Cart.Line(label: "Espresso machine", cents: 123_456),
    ])
    let receipt = try await makeLiveReceipt()
    #expect(
      try await receipt(cart) == [
        "Espresso..................2,50 €",
        "Paper bag.................0,05 €",
        "Espresso machine.......1234,56 €",
        "TOTAL..................1237,11 €",
        "CARD...................1237,11 €",
      ])
  }

  @Test func longLabelKeepsItsAmount() async throws {
    let label = "Wholemeal bread with sunflower seeds"
    let receipt = try await makeLiveReceipt()
    let lines = try await receipt(Cart(lines: [Cart.Line(label: label, cents: 420)]))
    #expect(lines.first == "\(label).4,20 €")
  }
}
