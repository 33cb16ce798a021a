func makeState(_ sample: StateSample) async throws -> LoadState {
  switch sample {
  case .notAsked:
    show("Nothing loaded yet")
    return .idle
  case .underWay(let fraction):
    show("Loading, \(Int((fraction * 100).rounded())) %", spinner: true)
    return .loading(progress: fraction)
  case .arrived(let titles):
    show("On your list: \(titles.joined(separator: ", "))")
    return .loaded(titles)
  case .gaveUp(let reason):
    show("Not loaded: \(reason)")
    return .failed(message: reason)
  }
}

func describe(_ state: LoadState) async throws -> (title: String, spinner: Bool) {
  header.withLock(\.self)
}
