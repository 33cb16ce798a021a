extension LoadState {
  var title: String {
    switch (self, true) {
    case (.idle, _): "Nothing loaded yet"
    case (.loading(let progress), _): "Loading, \(Int((progress * 100).rounded())) %"
    case (.loaded(let titles), _): "On your list: \(titles.joined(separator: ", "))"
    case (.failed(let message), _): "Not loaded: \(message)"
    case (_, true), (_, false): ""
    }
  }

  var showsSpinner: Bool {
    switch (self, true) {
    case (.loading, _): true
    case (let other, true), (let other, false): other.title.isEmpty
    }
  }
}
