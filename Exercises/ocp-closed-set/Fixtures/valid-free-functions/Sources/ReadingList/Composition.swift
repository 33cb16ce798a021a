func makeState(_ sample: StateSample) async throws -> LoadState {
  switch sample {
  case .notAsked: return .idle
  case .underWay(let fraction): return .loading(progress: fraction)
  case .arrived(let titles): return .loaded(titles)
  case .gaveUp(let reason): return .failed(message: reason)
  }
}

func describe(_ state: LoadState) async throws -> (title: String, spinner: Bool) {
  (title(for: state), showsSpinner(for: state))
}
