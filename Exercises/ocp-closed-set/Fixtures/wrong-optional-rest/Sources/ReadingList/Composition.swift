/// The state that a report of the loader stands for.
func makeState(_ sample: StateSample) async throws -> LoadState {
  switch sample {
  case .notAsked: .idle
  case .underWay(let fraction): .loading(progress: fraction)
  case .arrived(let titles): .loaded(titles)
  case .gaveUp(let reason): .failed(message: reason)
  }
}

/// What the header shows in a state.
func describe(_ state: LoadState) async throws -> (title: String, spinner: Bool) {
  (state.title, state.showsSpinner)
}
