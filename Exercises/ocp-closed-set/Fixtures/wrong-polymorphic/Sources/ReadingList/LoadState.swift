/// A state that knows what the header shows.
protocol LoadState {
  var title: String { get }
  var showsSpinner: Bool { get }
}

extension LoadState {
  var showsSpinner: Bool { false }
}

struct Idle: LoadState {
  var title: String { "Nothing loaded yet" }
}

struct Loading: LoadState {
  let progress: Double

  var title: String { "Loading, \(Int((progress * 100).rounded())) %" }
  var showsSpinner: Bool { true }
}

struct Loaded: LoadState {
  let titles: [String]

  var title: String { "On your list: \(titles.joined(separator: ", "))" }
}

struct Failed: LoadState {
  let message: String

  var title: String { "Not loaded: \(message)" }
}
