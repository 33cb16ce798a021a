import CheckoutApp
import LessonKit
import MiniPay
import Testing

@testable import CheckoutPolicy

@MainActor @Test func paymentsReachTheNetworkAndGetReceipts() async throws {
  let variant = Variant()
  let amounts = variant.amounts()
  let network = CardNetwork()
  let pay = try await makeLiveCheckout(network: network)

  var lines: [String] = []
  for cents in amounts {
    lines.append(try await pay(cents))
  }

  #expect(network.authorisations.map(\.cents) == amounts, "\(variant)")
  #expect(lines == receiptLines(for: network.authorisations), "\(variant)")
}

@MainActor @Test func aRefusedCardIsDeclined() async throws {
  let variant = Variant()
  let cents = variant.amount()
  let network = CardNetwork()
  network.refuse(status: variant.number(in: 1...90))
  let pay = try await makeLiveCheckout(network: network)

  await #expect(throws: CheckoutError.declined, "\(variant)") {
    try await pay(cents)
  }
  #expect(network.authorisations.map(\.cents) == [cents], "\(variant)")
}

@MainActor @Test func afterAnOutageTheNetworkIsAskedOnceMore() async throws {
  let variant = Variant()
  let cents = variant.amount()
  let network = CardNetwork()
  network.failNext()
  let pay = try await makeLiveCheckout(network: network)

  let line = try await pay(cents)

  #expect(network.authorisations.map(\.cents) == [cents, cents], "\(variant)")
  #expect([line] == receiptLines(for: network.authorisations), "\(variant)")
}

@MainActor @Test func afterTwoOutagesThePaymentIsGivenUp() async throws {
  let variant = Variant()
  let cents = variant.amount()
  let network = CardNetwork()
  network.failNext(2)
  let pay = try await makeLiveCheckout(network: network)

  await #expect(throws: CheckoutError.unavailable, "\(variant)") {
    try await pay(cents)
  }
  #expect(network.authorisations.map(\.cents) == [cents, cents], "\(variant)")
}

@MainActor @Test func tooLittleIsNeverCharged() async throws {
  let variant = Variant()
  let network = CardNetwork()
  let pay = try await makeLiveCheckout(network: network)

  for cents in [49, 0, variant.number(in: 1...48), -variant.amount()] {
    await #expect(throws: CheckoutError.belowMinimum, "\(variant)") {
      try await pay(cents)
    }
  }
  #expect(network.authorisations.isEmpty, "\(variant)")
  _ = try await pay(50)
  #expect(network.authorisations.map(\.cents) == [50], "\(variant)")
}

/// The receipts that a new checkout gives for what the network approved.
private func receiptLines(for authorisations: [Authorisation]) -> [String] {
  authorisations.filter { $0.status == 0 }.enumerated().map { index, paid in
    Receipt(number: index + 1, cents: paid.cents, transaction: paid.reference).line
  }
}

extension Variant {
  fileprivate func amount() -> Int {
    number(in: 50...90_000)
  }

  /// A handful of amounts, the smallest that may be paid among them.
  fileprivate func amounts() -> [Int] {
    shuffled([50] + (0..<4).map { _ in amount() })
  }
}
