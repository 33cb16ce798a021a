extension LoadState {
  var title: String {
    switch self {
    case .idle: return "Nothing loaded yet"
    case .loading(let progress): return "Loading, \(Int((progress * 100).rounded())) %"
    case .loaded(let titles): return "On your list: \(titles.joined(separator: ", "))"
    default: return ""
    }
  }

  var showsSpinner: Bool {
    switch self {
    case .loading: true
    case .idle, .loaded, .failed: false
    }
  }
}
