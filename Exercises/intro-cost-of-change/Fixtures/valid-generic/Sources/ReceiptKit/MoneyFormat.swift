protocol MoneyFormat {
  func text(cents: Int) -> String
}

struct EuroFormat: MoneyFormat {
  func text(cents: Int) -> String {
    "\(cents / 100),\(cents % 100 / 10)\(cents % 10) €"
  }
}

struct FunctionFormat: MoneyFormat {
  let function: (Int) -> String

  func text(cents: Int) -> String { function(cents) }
}
