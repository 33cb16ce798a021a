extension LoadState {
  var title: String {
    if case .idle = self {
      return "Nothing loaded yet"
    }
    if case .loading(let progress) = self {
      return "Loading, \(Int((progress * 100).rounded())) %"
    }
    if case .loaded(let titles) = self {
      return "On your list: \(titles.joined(separator: ", "))"
    }
    return ""
  }

  var showsSpinner: Bool {
    if case .loading = self { true } else { false }
  }
}
