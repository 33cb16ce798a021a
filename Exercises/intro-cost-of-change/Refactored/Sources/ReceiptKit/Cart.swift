/// What a customer brings to the till.
struct Cart: Sendable {
  struct Line: Sendable {
    let label: String
    let cents: Int
  }

  let lines: [Line]

  /// Every price added up, in cents.
  var total: Int { lines.reduce(0) { $0 + $1.cents } }
}
