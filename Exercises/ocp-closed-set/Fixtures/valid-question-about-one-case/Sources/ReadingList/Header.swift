extension LoadState {
  var title: String {
    switch self {
    case .idle: "Nothing loaded yet"
    case .loading(let progress): "Loading, \(Int((progress * 100).rounded())) %"
    case .loaded(let titles): "On your list: \(titles.joined(separator: ", "))"
    case .failed(let message): "Not loaded: \(message)"
    }
  }

  /// The spinner means “loading”, and nothing else: the answer for any other state is known.
  var showsSpinner: Bool {
    if case .loading = self { true } else { false }
  }
}
