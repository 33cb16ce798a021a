extension LoadState {
  var title: String {
    switch self {
    case .notAsked: "Nothing loaded yet"
    case .underWay(let fraction): "Loading, \(Int((fraction * 100).rounded())) %"
    case .arrived(let titles): "On your list: \(titles.joined(separator: ", "))"
    case .gaveUp(let reason): "Not loaded: \(reason)"
    }
  }

  var showsSpinner: Bool {
    switch self {
    case .underWay: true
    case .notAsked, .arrived, .gaveUp: false
    }
  }
}
