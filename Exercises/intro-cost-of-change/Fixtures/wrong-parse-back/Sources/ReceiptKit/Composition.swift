/// The receipt that our shops print today, in euros.
func makeLiveReceipt() async throws -> Receipt {
  ReceiptPrinter().lines(for:)
}

/// A receipt on which every amount is written by `money`, a function from cents to text.
func makeReceipt(money: @escaping @Sendable (Int) -> String) async throws -> Receipt {
  { cart in
    ReceiptPrinter().lines(for: cart).map { line in
      line.replacing(/(\d+),(\d\d) €$/) { amount in
        money((Int(amount.1) ?? 0) * 100 + (Int(amount.2) ?? 0))
      }
    }
  }
}
