import LessonKit

/// The receipt that our shops print today, in euros.
func makeLiveReceipt() async throws -> Receipt {
  ReceiptPrinter().lines(for:)
}

/// A receipt on which every amount is written by `money`, a function from cents to text.
///
/// `money` is `@Sendable` so that an actor may keep it. Your own types may store it as a plain
/// `(Int) -> String`.
func makeReceipt(money: @escaping @Sendable (Int) -> String) async throws -> Receipt {
  throw NotPossibleYet("the printer always writes euros, whatever it is asked for")
}
