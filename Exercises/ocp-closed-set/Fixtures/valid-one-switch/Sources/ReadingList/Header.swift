/// All that the header shows, decided in one place.
struct Header {
  let title: String
  var showsSpinner = false
}

extension Header {
  init(_ state: LoadState) {
    switch state {
    case .idle:
      self.init(title: "Nothing loaded yet")
    case .loading(let progress):
      self.init(title: "Loading, \(Int((progress * 100).rounded())) %", showsSpinner: true)
    case .loaded(let titles):
      self.init(title: "On your list: \(titles.joined(separator: ", "))")
    case .failed(let message):
      self.init(title: "Not loaded: \(message)")
    }
  }
}
