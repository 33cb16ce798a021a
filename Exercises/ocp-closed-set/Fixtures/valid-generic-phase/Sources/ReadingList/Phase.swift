/// What any screen is doing that loads something.
enum Phase<Value> {
  case idle
  case loading(progress: Double)
  case loaded(Value)
  case failed(message: String)
}

extension Phase {
  var showsSpinner: Bool {
    switch self {
    case .loading: true
    case .idle, .loaded, .failed: false
    }
  }

  func title(loaded: (Value) -> String) -> String {
    switch self {
    case .idle: "Nothing loaded yet"
    case .loading(let progress): "Loading, \(Int((progress * 100).rounded())) %"
    case .loaded(let value): loaded(value)
    case .failed(let message): "Not loaded: \(message)"
    }
  }
}
