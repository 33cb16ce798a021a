func makeState(_ sample: StateSample) async throws -> any LoadState {
  switch sample {
  case .notAsked: Idle()
  case .underWay(let fraction): Loading(progress: fraction)
  case .arrived(let titles): Loaded(titles: titles)
  case .gaveUp(let reason): Failed(message: reason)
  }
}

func describe(_ state: any LoadState) async throws -> (title: String, spinner: Bool) {
  (state.title, state.showsSpinner)
}
