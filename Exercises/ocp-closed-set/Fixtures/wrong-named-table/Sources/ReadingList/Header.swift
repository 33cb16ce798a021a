let titles: [String: @Sendable (String) -> String] = [
  "idle": { _ in "Nothing loaded yet" },
  "loading": { "Loading, \($0) %" },
  "loaded": { "On your list: \($0)" },
]

extension LoadState {
  var title: String { titles[name]?(detail) ?? "" }
  var showsSpinner: Bool { name == "loading" }
}
