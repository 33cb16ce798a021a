/// Writes an amount the way our shops do today: `4,30 €`.
func euros(_ cents: Int) -> String {
  "\(cents / 100),\(cents % 100 / 10)\(cents % 10) €"
}
