import LessonKit
import Testing

@testable import CheckoutPolicy

// These tests are built with the policy and whatever it depends on. CardGateway, CheckoutApp and
// MiniPay are not there.

@MainActor @Test func anyGatewaysTransactionsReachTheReceipts() async throws {
  let variant = Variant()
  let payments = (1...5).map { number in
    Receipt(number: number, cents: variant.amount(), transaction: variant.transaction())
  }
  let gateway = ScriptedGateway(payments.map { .transaction($0.transaction) })
  let pay = try await makeCheckout(charge: gateway.charge)

  var lines: [String] = []
  for payment in payments {
    lines.append(try await pay(payment.cents))
  }

  #expect(lines == payments.map(\.line), "\(variant)")
  #expect(gateway.requests == payments.map(\.cents), "\(variant)")
}

@MainActor @Test func twoCheckoutsKeepTheirGatewaysApart() async throws {
  let variant = Variant()
  let ours = Receipt(number: 1, cents: variant.amount(), transaction: variant.transaction())
  let theirs = Receipt(number: 1, cents: variant.amount(), transaction: variant.transaction())
  let ourGateway = ScriptedGateway([.transaction(ours.transaction)])
  let theirGateway = ScriptedGateway([.transaction(theirs.transaction)])
  let payOurs = try await makeCheckout(charge: ourGateway.charge)
  let payTheirs = try await makeCheckout(charge: theirGateway.charge)

  let ourLine = try await payOurs(ours.cents)
  let theirLine = try await payTheirs(theirs.cents)

  #expect([ourLine, theirLine] == [ours.line, theirs.line], "\(variant)")
  #expect(ourGateway.requests == [ours.cents], "\(variant)")
  #expect(theirGateway.requests == [theirs.cents], "\(variant)")
}

@MainActor @Test func aRefusalIsFinalAndTakesNoNumber() async throws {
  let variant = Variant()
  let refused = variant.amount()
  let paid = Receipt(number: 1, cents: variant.amount(), transaction: variant.transaction())
  let gateway = ScriptedGateway([.refusal, .transaction(paid.transaction)])
  let pay = try await makeCheckout(charge: gateway.charge)

  await #expect(throws: CheckoutError.declined, "\(variant)") {
    try await pay(refused)
  }
  #expect(gateway.requests == [refused], "\(variant)")
  #expect(try await pay(paid.cents) == paid.line, "\(variant)")
}

@MainActor @Test func afterAnOutageTheGatewayIsAskedOnceMore() async throws {
  let variant = Variant()
  let paid = Receipt(number: 1, cents: variant.amount(), transaction: variant.transaction())
  let gateway = ScriptedGateway([variant.outage(), .transaction(paid.transaction)])
  let pay = try await makeCheckout(charge: gateway.charge)

  #expect(try await pay(paid.cents) == paid.line, "\(variant)")
  #expect(gateway.requests == [paid.cents, paid.cents], "\(variant)")
}

@MainActor @Test func afterTwoOutagesTheGatewayIsLeftAlone() async throws {
  let variant = Variant()
  let cents = variant.amount()
  let late = ScriptedGateway.Answer.transaction(variant.transaction())
  let gateway = ScriptedGateway([variant.outage(), variant.outage(), late])
  let pay = try await makeCheckout(charge: gateway.charge)

  await #expect(throws: CheckoutError.unavailable, "\(variant)") {
    try await pay(cents)
  }
  #expect(gateway.requests == [cents, cents], "\(variant)")
}

@MainActor @Test func aRefusalAfterAnOutageIsFinalToo() async throws {
  let variant = Variant()
  let cents = variant.amount()
  let gateway = ScriptedGateway([variant.outage(), .refusal])
  let pay = try await makeCheckout(charge: gateway.charge)

  await #expect(throws: CheckoutError.declined, "\(variant)") {
    try await pay(cents)
  }
  #expect(gateway.requests == [cents, cents], "\(variant)")
}

@MainActor @Test func nobodyIsAskedForTooLittle() async throws {
  let variant = Variant()
  let least = Receipt(number: 1, cents: 50, transaction: variant.transaction())
  let gateway = ScriptedGateway([.transaction(least.transaction)])
  let pay = try await makeCheckout(charge: gateway.charge)

  for cents in [49, 0, variant.number(in: 1...48), -variant.amount()] {
    await #expect(throws: CheckoutError.belowMinimum, "\(variant)") {
      try await pay(cents)
    }
  }
  #expect(gateway.requests.isEmpty, "\(variant)")
  #expect(try await pay(least.cents) == least.line, "\(variant)")
}
