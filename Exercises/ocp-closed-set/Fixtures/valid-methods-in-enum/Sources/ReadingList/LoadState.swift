enum LoadState {
  case idle, loading(progress: Double), loaded([String]), failed(message: String)

  init(_ sample: StateSample) {
    switch sample {
    case .notAsked: self = .idle
    case .underWay(let fraction): self = .loading(progress: fraction)
    case .arrived(let titles): self = .loaded(titles)
    case .gaveUp(let reason): self = .failed(message: reason)
    }
  }

  func title() -> String {
    switch self {
    case .idle: "Nothing loaded yet"
    case .loading(let progress): "Loading, \(Int((progress * 100).rounded())) %"
    case .loaded(let titles): "On your list: \(titles.joined(separator: ", "))"
    case .failed(let message): message
    }
  }

  func showsSpinner() -> Bool {
    switch self {
    case .loading: true
    case .idle, .loaded, .failed: false
    }
  }
}
