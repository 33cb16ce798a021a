func makeState(_ sample: StateSample) async throws -> LoadState {
  switch sample {
  case .notAsked, .gaveUp: .idle
  case .underWay(let fraction): .loading(progress: fraction)
  case .arrived(let titles): .loaded(titles)
  }
}

func describe(_ state: LoadState) async throws -> (title: String, spinner: Bool) {
  (state.title, state.showsSpinner)
}
