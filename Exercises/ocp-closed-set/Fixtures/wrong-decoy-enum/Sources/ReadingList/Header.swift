extension ScreenState {
  var title: String {
    if let progress { return "Loading, \(Int((progress * 100).rounded())) %" }
    if let titles { return "On your list: \(titles.joined(separator: ", "))" }
    return message ?? "Nothing loaded yet"
  }

  var showsSpinner: Bool { progress != nil }
}
