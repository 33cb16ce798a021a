extension LoadState {
  var title: String {
    switch self {
    case .idle: "Nothing loaded yet"
    case .loading(let progress): "Loading, \(Int((progress * 100).rounded())) %"
    case .loaded(let titles): "On your list: \(titles.joined(separator: ", "))"
    case .failed(let message): "Not loaded: \(message)"
    }
  }

  var showsSpinner: Bool {
    switch self {
    case .loading: true
    case _: false
    }
  }
}
