func makeState(_ sample: StateSample) async throws -> ReadingListScreen.LoadState {
  switch sample {
  case .notAsked: .idle
  case .underWay(let fraction): .loading(progress: fraction)
  case .arrived(let titles): .loaded(titles)
  case .gaveUp(let reason): .failed(message: reason)
  }
}

func describe(_ state: ReadingListScreen.LoadState) async throws -> (title: String, spinner: Bool) {
  (state.title, state.showsSpinner)
}
