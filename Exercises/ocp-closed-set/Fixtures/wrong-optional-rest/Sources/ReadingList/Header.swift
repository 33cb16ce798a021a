extension LoadState {
  var title: String {
    switch Optional(self) {
    case .idle: "Nothing loaded yet"
    case .loading(let progress): "Loading, \(Int((progress * 100).rounded())) %"
    case .loaded(let titles): "On your list: \(titles.joined(separator: ", "))"
    case .failed(let message): "Not loaded: \(message)"
    case .some, .none: ""
    }
  }

  var showsSpinner: Bool {
    switch Optional(self) {
    case .loading: true
    case .some, nil: false
    }
  }
}
