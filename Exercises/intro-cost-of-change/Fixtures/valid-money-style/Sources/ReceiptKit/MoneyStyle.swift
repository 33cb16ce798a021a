struct MoneyStyle: Sendable {
  let text: @Sendable (_ cents: Int) -> String
}

extension MoneyStyle {
  static let euro = MoneyStyle { cents in
    "\(cents / 100),\(cents % 100 / 10)\(cents % 10) €"
  }
}
