extension ReadingListScreen {
  var title: String {
    switch state {
    case .idle: "Nothing loaded yet"
    case .loading(let progress): "Loading, \(Int((progress * 100).rounded())) %"
    case .loaded(let titles): "On your list: \(titles.joined(separator: ", "))"
    case .failed(let message): "Not loaded: \(message)"
    }
  }

  var showsSpinner: Bool {
    switch state {
    case .loading: true
    case .idle, .loaded, .failed: false
    }
  }
}
