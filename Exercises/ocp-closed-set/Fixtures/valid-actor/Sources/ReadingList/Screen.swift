/// Holds the state; whoever wants to show it asks.
actor Screen {
  private var state = LoadState.idle

  func enter(_ state: LoadState) {
    self.state = state
  }

  var header: (title: String, spinner: Bool) {
    switch state {
    case .idle: ("Nothing loaded yet", false)
    case .loading(let progress): ("Loading, \(Int((progress * 100).rounded())) %", true)
    case .loaded(let titles): ("On your list: \(titles.joined(separator: ", "))", false)
    case .failed(let message): ("Not loaded: \(message)", false)
    }
  }
}
