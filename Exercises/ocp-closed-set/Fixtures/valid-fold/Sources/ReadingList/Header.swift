extension LoadState {
  var title: String {
    fold(
      idle: "Nothing loaded yet",
      loading: { "Loading, \(Int(($0 * 100).rounded())) %" },
      loaded: { "On your list: \($0.joined(separator: ", "))" },
      failed: { "Not loaded: \($0)" }
    )
  }

  var showsSpinner: Bool {
    fold(idle: false, loading: { _ in true }, loaded: { _ in false }, failed: { _ in false })
  }
}
